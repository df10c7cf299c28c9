/** Which table "Play now" opens: the sheet, the house rules and the pace of last time, kept on this device. */
import { get, post } from '../net/api.ts';
import type { NewTable, Opened, SheetHead, SheetPage } from '../protocol.ts';
import { go } from '../router.svelte.ts';
import { GAMES } from '../table/games.ts';
import { language } from '../say/messages.svelte.ts';

const KEY = 'mazziere.table';
/** The order of the games in the hall. */
const ORDER = ['belote', 'briscola', 'burraco'];
/** The sheet that a game opens with: for burraco the federation's, as at any casual table. */
const FIRST: readonly string[] = ['belote-pinasca', 'briscola-pinasca', 'burraco-fibur'];

type Kept = Required<Pick<NewTable, 'sheet' | 'options' | 'pace' | 'named'>> & { last: Record<string, string> };

function restored(): Kept {
  const base: Kept = { sheet: FIRST[0]!, options: {}, pace: 'normal', named: '', last: {} };
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
const playable = (head: SheetHead): boolean => GAMES.has(head.game);

/** The sheets that can be played here. */
export async function sheets(): Promise<SheetHead[]> {
  const heads = await get<SheetHead[]>(`/api/sheets?language=${language()}`);
  const order = (head: SheetHead): number => ORDER.indexOf(head.game);
  const rank = (head: SheetHead): number => order(head) * 100 + (FIRST.includes(head.name) ? -1 : 0) + Math.abs(head.seats - 4) * 2;
  return heads.filter(playable).sort((a, b) => rank(a) - rank(b) || order(a) - order(b) || a.title.localeCompare(b.title));
}

/** The sheet of a game that was played last on this device, else the game's first one. */
export function sheetOf(game: string, heads: readonly SheetHead[]): string {
  const mine = heads.filter((head) => head.game === game);
  const kept = choice.last[game];
  return (mine.find((head) => head.name === kept) ?? mine[0])!.name;
}

export const sheetPage = (name: string): Promise<SheetPage> => get<SheetPage>(`/api/sheets/${encodeURIComponent(name)}?language=${language()}`);

/** Opens a table of the chosen kind against robots and goes there. */
export async function playNow(): Promise<void> {
  keep({ last: { ...choice.last, [choice.sheet.split('-')[0]!]: choice.sheet } });
  const { id } = await post<Opened>(`/api/tables?language=${language()}`, { sheet: choice.sheet, options: choice.options, pace: choice.pace, named: choice.named, persons: 1 } satisfies NewTable);
  go(`/tables/${id}`);
}
