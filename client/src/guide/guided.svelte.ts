/** The table at which the reader wants to be told what to look at: one at a time, kept on this device. */
import { get, post } from '../net/api.ts';
import type { Hint, NewTable, Opened } from '../protocol.ts';
import { go } from '../router.svelte.ts';
import { language } from '../say/messages.svelte.ts';

const KEY = 'mazziere.guided';

function kept(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export const guided: { table: string } = $state({ table: kept() });

export function guide(table: string): void {
  guided.table = table;
  try {
    localStorage.setItem(KEY, table);
  } catch {
    /* a browser that forbids storage is guided until it reloads */
  }
}

/** Opens a calm table of a printed sheet against robots with somebody at one's side. */
export async function playGuided(sheet: string): Promise<void> {
  const wish: NewTable = { sheet, options: {}, pace: 'calm', named: '', persons: 1 };
  const { id } = await post<Opened>(`/api/tables?language=${language()}`, wish);
  guide(id);
  go(`/tables/${id}`);
}

export const hintAt = (table: string): Promise<Hint> => get<Hint>(`/api/tables/${encodeURIComponent(table)}/hint?language=${language()}`);
