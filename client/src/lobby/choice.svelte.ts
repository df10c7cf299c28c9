/** Which table "Play now" opens: the sheet, the house rules and the pace of last time, kept on this device. */
import { get, post } from '../net/api.ts';
import type { NewTable, Opened, SheetHead, SheetPage } from '../protocol.ts';
import { go } from '../router.svelte.ts';
import { GAMES } from '../table/games.ts';
import { language } from '../say/messages.svelte.ts';

const KEY = 'mazziere.table';
const FIRST = 'belote-pinasca';

type Kept = Required<Pick<NewTable, 'sheet' | 'options' | 'pace'>>;

function restored(): Kept {
  const base: Kept = { sheet: FIRST, options: {}, pace: 'normal' };
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { ...base, ...(kept as Partial<Kept>) };
  } catch {
    return base;
  }
}

export const choice: Kept = $state(restored());

/** Keeps the choice for next time. */
export function keep(next: Partial<Kept>): void {
  Object.assign(choice, next);
  try {
    localStorage.setItem(KEY, JSON.stringify(choice));
  } catch {
    /* a browser that forbids storage still plays */
  }
}

/** What has a table on this page. */
const playable = (head: SheetHead): boolean => GAMES.has(head.game) && (head.game !== 'belote' || head.seats === 4);

/** The sheets that can be played here. */
export async function sheets(): Promise<SheetHead[]> {
  const heads = await get<SheetHead[]>(`/api/sheets?language=${language()}`);
  const rank = (head: SheetHead): number => (head.name === FIRST ? -1 : 0) - head.seats * 2;
  return heads.filter(playable).sort((a, b) => rank(a) - rank(b) || a.title.localeCompare(b.title));
}

export const sheetPage = (name: string): Promise<SheetPage> => get<SheetPage>(`/api/sheets/${encodeURIComponent(name)}?language=${language()}`);

/** Opens a table of the chosen kind against robots and goes there. */
export async function playNow(): Promise<void> {
  const { id } = await post<Opened>(`/api/tables?language=${language()}`, { sheet: choice.sheet, options: choice.options, pace: choice.pace, persons: 1 } satisfies NewTable);
  go(`/tables/${id}`);
}
