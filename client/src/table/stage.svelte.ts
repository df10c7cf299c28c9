/** The mat between two views: the cards that lie on it while they travel, rest and are gathered, and what is being said. */
import type { Rest } from '../settings/settings.svelte.ts';

export type Lying = { seat: number; card: string };
export type Spoken = { seat: number; words: string; id: number };

const SLIP = 2000;

export class Stage {
  /** Cards on the mat, in the order in which they came. */
  trick: Lying[] = $state([]);
  /** The seat whose card takes the trick as it stands. */
  winning: number | null = $state(null);
  /** The seat to which the trick is travelling. */
  gathering: number | null = $state(null);
  /** A finished trick lies there to be seen; a tap moves on. */
  resting: boolean = $state(false);
  /** Words in dark slips beside the seats. */
  slips: Spoken[] = $state([]);
  /** Counts the deals, so that a new hand is dealt and not merely shown. */
  deals: number = $state(0);
  /** The last thing that happened, for the band while the table moves. */
  caption: string = $state('');
  /** Words on the place cards until the trick ends. */
  notes: Record<number, string> = $state({});

  #skip: (() => void) | null = null;
  #hurry = false;
  #nextSlip = 0;

  /** Waits `ms`, or until somebody is in a hurry. */
  wait(ms: number): Promise<void> {
    if (this.#hurry) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = ms === Infinity ? undefined : setTimeout(() => this.#skip?.(), ms);
      this.#skip = () => {
        clearTimeout(timer);
        this.#skip = null;
        resolve();
      };
    });
  }

  /** Moves on: a tap on the mat ends the rest; nothing that is shown is lost. */
  skip(): void {
    this.#skip?.();
  }

  /** While hurried nothing waits: the page was hidden, or the reader plays already. */
  hurry(on: boolean): void {
    this.#hurry = on;
    if (on) this.skip();
  }

  get hurried(): boolean {
    return this.#hurry;
  }

  /** Shows `words` beside a seat for two seconds. */
  slip(seat: number, words: string): void {
    const id = this.#nextSlip++;
    this.slips = [...this.slips.filter((other) => other.seat !== seat), { seat, words, id }];
    setTimeout(() => (this.slips = this.slips.filter((other) => other.id !== id)), SLIP);
  }

  /** The mat as a view has it, without any travel. */
  set(trick: Lying[], winning: number | null): void {
    this.trick = trick;
    this.winning = winning;
    this.gathering = null;
    this.resting = false;
  }
}

/** How long a finished trick lies, in milliseconds; Infinity waits for a tap. */
export const restTime = (rest: Rest): number => (rest === 'tap' ? Infinity : Number(rest) * 1000);
