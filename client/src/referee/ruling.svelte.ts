/** The ruling on the position of the moment, asked for again whenever it changes. */
import { post, ServerError } from '../net/api.ts';
import type { RulingPage } from '../protocol.ts';
import { language } from '../say/messages.svelte.ts';

const PAUSE = 120;

/** What the referee says to a case: its ruling, or why it cannot rule. An answer that comes too late is dropped. */
export class Ruled {
  ruling: RulingPage | null = $state.raw(null);
  trouble = $state('');
  #asked = '';

  /** Asks about a case; null is a position that is not complete yet. */
  ask(kind: string, body: Record<string, unknown> | null): void {
    const text = body ? JSON.stringify([kind, body, language()]) : '';
    if (text === this.#asked) return;
    this.#asked = text;
    if (!body) {
      this.ruling = null;
      this.trouble = '';
      return;
    }
    setTimeout(() => void this.#send(text, kind, body), PAUSE);
  }

  async #send(text: string, kind: string, body: Record<string, unknown>): Promise<void> {
    if (text !== this.#asked) return;
    try {
      const ruling = await post<RulingPage>(`/api/rulings?language=${language()}`, { kind, case: body });
      if (text === this.#asked) [this.ruling, this.trouble] = [ruling, ''];
    } catch (error) {
      if (text !== this.#asked) return;
      [this.ruling, this.trouble] = [null, (error as Error).message];
      if (error instanceof ServerError && !error.status) this.#asked = ''; // the next touch asks again
    }
  }
}
