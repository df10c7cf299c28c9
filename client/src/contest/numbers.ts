/** Points as the country writes them: whole, or with the fraction that an average or a shared place has. */
import { language } from '../say/messages.svelte.ts';
import type { DisciplineView } from './protocol.ts';

export const number = (value: number): string => new Intl.NumberFormat(language(), { maximumFractionDigits: 2, useGrouping: false }).format(value);

/** Whether some table has its result, so that a standing says something; the public has the tables of the latest round alone. */
export const anyResult = (disciplines: DisciplineView[]): boolean =>
  disciplines.some((discipline) => discipline.rounds.length > 1 || discipline.rounds.some((round) => round.tables.some((table) => table.settled)));
