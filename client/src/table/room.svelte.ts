/** One table as this page has it: the line, the view that is shown, what waits to be shown, and the reader's own last act. */
import { Link, type LineState } from '../net/link.ts';
import type { FromPage, FromServer, GoneMessage, Phrase, View, WeighedMessage } from '../protocol.ts';
import { serverTime } from './clock.svelte.ts';
import { say } from '../say/messages.svelte.ts';
import { speak } from './live.svelte.ts';
import { Stage } from './stage.svelte.ts';

export type GameEvent = Record<string, unknown>;
export type Refusal = { words: string; clause: string | null; card: string | null };
/** Moves the stage from one view to the next; called for one step at a time. */
export type Director = (before: View, next: View, room: Room, events: readonly GameEvent[]) => Promise<void>;

/** More steps than this in the queue and the page catches up without travel. */
const CATCH_UP = 6;

export class Room {
  /** What the page shows. */
  view: View | null = $state.raw(null);
  /** What the server said last; `view` follows it at the speed of the table. */
  latest: View | null = $state.raw(null);
  line: LineState = $state('joining');
  /** The table sent us away, in its own words. */
  gone: GoneMessage | null = $state.raw(null);
  refusal: Refusal | null = $state(null);
  /** The action that was sent and is not yet answered. */
  pending: string | null = $state(null);
  /** When a robot takes over from whoever is waited for, in the server's milliseconds. */
  ends: number | null = $state(null);

  /** The question that the reader was told of last. */
  cued = '';
  /** Hears what the acts that the page asked about would do. */
  onweighed: ((message: WeighedMessage) => void) | null = null;

  readonly stage = new Stage();
  #queue: { view: View; events: readonly GameEvent[] }[] = [];
  #busy = false;
  /** Counts snapshots: what was travelling when one came is out of date. */
  #arrival = 0;
  #link: Link<FromPage, FromServer>;

  constructor(url: () => string, private readonly direct: Director, private readonly settle: (view: View, room: Room) => void) {
    this.#link = new Link(url, { message: (message) => this.#hear(message), state: (state) => this.#state(state) });
  }

  /** Plays, calls or answers. The card stays in the hand until the server has it. */
  act(action: string): void {
    if (this.pending !== null || !this.latest) return;
    this.refusal = null;
    if (this.#link.send({ type: 'act', seen: this.latest.seq, action })) this.pending = action;
    else this.absent();
  }

  /** Whether an answer cannot go now. The line is down: it is said. A robot plays on this seat: it is taken back. */
  absent(): boolean {
    const table = this.latest?.table;
    if (this.line !== 'live') this.refusal = { words: `${say('table.line.lost')} ${say('table.line.safe')}`, clause: null, card: null };
    else if (table && table.you !== null && table.seats[table.you]!.robot_plays) this.send({ type: 'here' });
    else return false;
    return true;
  }

  send(message: FromPage): boolean {
    return this.#link.send(message);
  }

  retry(): void {
    this.#link.retry();
  }

  leave(): void {
    this.#link.close();
    this.stage.hurry(true);
  }

  /** Shows at once everything that is still travelling. */
  catchUp(): void {
    this.stage.hurry(true);
  }

  #state(state: LineState): void {
    if (this.line === 'live' && state === 'lost') this.pending = null;
    if (this.line === 'lost' && state === 'live') this.refusal = null;
    this.line = state;
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'view': return this.#snapshot(message.view);
      case 'event': return this.#step(message.view, message.events);
      case 'refused': return this.#refused(message.words, message.clause, message.action);
      case 'clock': return this.#clock(message.ends, message.now, message.seats);
      case 'chat': return this.#said(message.said);
      case 'weighed': return this.onweighed?.(message);
      case 'gone': return this.#sentAway(message);
    }
  }

  #refused(words: string, clause: string | null, card: string | null): void {
    this.pending = null;
    this.refusal = { words, clause, card };
  }

  #clock(ends: number | null, now: number, seats: View['table']['seats']): void {
    serverTime(now);
    this.ends = ends;
    const seated = (view: View): View => ({ ...view, table: { ...view.table, seats } });
    if (this.latest === this.view && this.view) this.view = this.latest = seated(this.view);
    else if (this.latest) this.latest = seated(this.latest);
  }

  #said(said: Phrase): void {
    if (this.latest === this.view && this.view) this.view = this.latest = { ...this.view, chat: [...this.view.chat, said] };
    this.stage.slip(said.seat, say(said.phrase));
    speak(`${said.name}: ${say(said.phrase)}`);
  }

  /** A restart or a slow line comes back by itself; anything else is told to the reader. */
  #sentAway(message: GoneMessage): void {
    if (message.reason === 'restart' || message.reason === 'slow') return;
    this.gone = message;
    this.#link.close();
  }

  /** The whole table, as on arrival: it replaces whatever was being shown. */
  #snapshot(view: View): void {
    this.pending = null;
    this.cued = '';
    this.#arrival++;
    this.#queue = [];
    this.latest = view;
    this.#time(view);
    if (this.#busy) this.stage.hurry(true);
    this.view = view;
    this.settle(view, this);
  }

  #step(view: View, events: readonly GameEvent[]): void {
    if (!this.latest || view.seq < this.latest.seq) return;
    this.pending = null;
    this.latest = view;
    this.#time(view);
    this.#queue.push({ view, events });
    if (!this.#busy) void this.#run();
  }

  #time(view: View): void {
    serverTime(view.now);
    this.ends = view.ends;
  }

  async #run(): Promise<void> {
    this.#busy = true;
    for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
      if (document.hidden || this.#queue.length > CATCH_UP) this.stage.hurry(true);
      const arrival = this.#arrival;
      await this.direct(this.view!, step.view, this, step.events);
      this.view = arrival === this.#arrival ? step.view : this.latest;
      this.settle(this.view!, this);
    }
    this.stage.hurry(false);
    this.#busy = false;
  }
}
