/** A contest on this page: read when it opens, again whenever the server says that it has changed, and after every lost line. */
import { Link, socketUrl, type LineState } from '../net/link.ts';
import { ServerError } from '../net/api.ts';
import { act, contest } from './net.ts';
import type { ChangedMessage, ContestView, Deed, GoneMessage } from './protocol.ts';

const RETRY = 2000;
const SECOND = 1000;

export class Live {
  view: ContestView | null = $state.raw(null);
  line: LineState = $state('joining');
  trouble = $state('');
  gone = $state(false);
  /** Seconds since 1970 on the server's clock, from this page's clock. */
  now = $state(Math.floor(Date.now() / SECOND));
  /** When the shown data was read, on this page's clock, in milliseconds. */
  readAt = $state(Date.now());

  #offset = 0;
  #link: Link<never, ChangedMessage | GoneMessage>;
  #ticking: ReturnType<typeof setInterval>;
  #reading = false;
  #again = false;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    this.#link = new Link(() => socketUrl(`/ws/contests/${encodeURIComponent(id)}?v=1`), {
      message: (message) => this.#heard(message),
      state: (state) => (this.line = state),
    });
    this.#ticking = setInterval(() => (this.now = Math.floor(Date.now() / SECOND) + this.#offset), SECOND / 4);
    void this.read();
  }

  close(): void {
    this.#link.close();
    clearInterval(this.#ticking);
    clearTimeout(this.#retry);
  }

  /** Does something at the desk, then shows what came of it. Throws the refusal. */
  async do(deed: Deed): Promise<void> {
    await act(this.id, deed);
    await this.read();
  }

  async read(): Promise<void> {
    if (this.#reading) {
      this.#again = true;
      return;
    }
    this.#reading = true;
    clearTimeout(this.#retry);
    try {
      const view = await contest(this.id);
      this.view = view;
      this.#offset = view.now - Math.floor(Date.now() / SECOND);
      this.readAt = Date.now();
      this.trouble = '';
    } catch (error) {
      this.gone = error instanceof ServerError && error.status === 404;
      this.trouble = (error as Error).message;
      if (!this.gone) this.#retry = setTimeout(() => void this.read(), RETRY);
    }
    this.#reading = false;
    if (this.#again) {
      this.#again = false;
      await this.read();
    }
  }

  #heard(message: ChangedMessage | GoneMessage): void {
    if (message.type === 'gone') {
      if (message.reason === 'version') location.reload();
      if (message.reason !== 'unknown') return;
      this.#link.close();
      void this.read();
    } else if (!this.view || message.seq !== this.view.seq) void this.read();
    else this.readAt = Date.now();
  }
}
