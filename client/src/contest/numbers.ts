/** Points as the country writes them: whole, or with the fraction that an average or a shared place has. */
import { language } from '../say/messages.svelte.ts';

export const number = (value: number): string => new Intl.NumberFormat(language(), { maximumFractionDigits: 2, useGrouping: false }).format(value);
