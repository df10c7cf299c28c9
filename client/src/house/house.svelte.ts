/** House rules as the server judges them, and one's own sheets as it keeps them. */
import { get, post, remove } from '../net/api.ts';
import type { HouseVerdict, OwnSheetPage } from '../protocol.ts';
import { language } from '../say/messages.svelte.ts';

type Options = Record<string, unknown>;

/** Whether the options that stand chosen go together: why not, and which of them clash. */
export class House {
  refused = $state('');
  clash: string[] = $state.raw([]);
  #asked = '';

  weigh(sheet: string, options: Options): void {
    const text = JSON.stringify([sheet, options, language()]);
    if (text === this.#asked) return;
    this.#asked = text;
    if (!Object.keys(options).length) return this.#found(text, null);
    post<HouseVerdict>(`/api/options?language=${language()}`, { sheet, options }).then(
      (found) => this.#found(text, found),
      () => this.#found(text, null), // opening the table will say it
    );
  }

  #found(text: string, verdict: HouseVerdict | null): void {
    if (text === this.#asked) [this.refused, this.clash] = [verdict?.refused ?? '', verdict?.options ?? []];
  }
}

/** The sheets of this account; an account that was never needed has none. */
export const own: { sheets: OwnSheetPage[] } = $state({ sheets: [] });

export async function readOwn(): Promise<void> {
  own.sheets = await get<OwnSheetPage[]>(`/api/own?language=${language()}`);
}

/** Keeps rules under a name; the server refuses a name that is there already, unless it may be replaced. */
export async function keepOwn(name: string, sheet: string, options: Options, replace = false): Promise<OwnSheetPage> {
  const kept = await post<OwnSheetPage>(`/api/own?language=${language()}`, { name, sheet, options, replace });
  await readOwn();
  return kept;
}

export async function dropOwn(id: string): Promise<void> {
  await remove(`/api/own/${encodeURIComponent(id)}?language=${language()}`);
  await readOwn();
}
