/** Chosen cards and what they may do: the server is asked, the page knows no rule. */
import type { FromPage, WeighedMessage } from '../protocol.ts';
import { cardOf } from './order.ts';

export type Fits = {
  /** Numbers of our melds that take the chosen cards. */
  melds: number[];
  /** The chosen cards make a meld of their own. */
  lay: string | null;
  /** The one chosen card may be thrown. */
  discard: string | null;
  /** Why nothing can be laid with them, in words, with its clause. */
  why: { words: string; clause: string | null } | null;
};

const NOTHING: Fits = { melds: [], lay: null, discard: null, why: null };

export class Choosing {
  items: string[] = $state([]);
  fits: Fits = $state.raw(NOTHING);
  #id = 0;

  constructor(private readonly send: (message: FromPage) => boolean) {}

  get cards(): string[] {
    return this.items.map(cardOf);
  }

  has(item: string): boolean {
    return this.items.includes(item);
  }

  toggle(item: string, melds: number, asked: boolean): void {
    this.items = this.has(item) ? this.items.filter((other) => other !== item) : [...this.items, item];
    this.ask(melds, asked);
  }

  /** Keeps only what is still in the hand. */
  keep(items: readonly string[]): void {
    const kept = this.items.filter((item) => items.includes(item));
    if (kept.length !== this.items.length) this.clear();
  }

  clear(): void {
    this.items = [];
    this.fits = NOTHING;
    this.#id++;
  }

  /** Asks what the chosen cards may do, when it is the reader's turn to lay. */
  ask(melds: number, asked: boolean): void {
    this.fits = NOTHING;
    const id = ++this.#id;
    if (!asked || !this.items.length) return;
    const cards = this.cards.join(' ');
    const actions = Array.from({ length: Math.min(melds, 30) }, (_, meld) => `add ${meld} ${cards}`);
    if (this.items.length > 2) actions.push(`lay ${cards}`);
    if (this.items.length === 1) actions.push(`discard ${cards}`);
    this.send({ type: 'weigh', id, actions });
  }

  hear(message: WeighedMessage): void {
    if (message.id !== this.#id) return;
    const answers = message.answers;
    const taken = answers.filter((answer) => answer.asked.startsWith('add ') && answer.action);
    const lay = answers.find((answer) => answer.asked.startsWith('lay '));
    const discard = answers.find((answer) => answer.asked.startsWith('discard '));
    const refused = lay && !lay.action ? lay : discard && !discard.action ? discard : null;
    this.fits = {
      melds: taken.map((answer) => Number(answer.asked.split(' ')[1])),
      lay: lay?.action ?? null,
      discard: discard?.action ?? null,
      why: refused?.words ? { words: refused.words, clause: refused.clause ?? null } : null,
    };
  }
}
