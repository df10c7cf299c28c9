/** A socket that finds its way back: after a lost line, a locked phone or a changed network, and never by reloading the page. */

export type LineState = 'joining' | 'live' | 'lost';
export type LinkEvents<T> = { message: (message: T) => void; state: (state: LineState) => void };

const WAITS = [500, 1000, 2000, 4000, 8000];
/** A socket that slept longer than this in a pocket is not to be trusted, even if it still calls itself open. */
const SLEEP = 4000;

export class Link<Out, In> {
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hiddenAt = 0;
  #closed = false;

  constructor(private readonly url: () => string, private readonly on: LinkEvents<In>) {
    document.addEventListener('visibilitychange', this.#seen);
    addEventListener('online', this.#now);
    addEventListener('pageshow', this.#now);
    addEventListener('offline', this.#gone);
    this.#open();
  }

  /** Sends, if the line stands; what is not sent was never played, and the page says that it waits. */
  send(message: Out): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Leaves for good. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#seen);
    removeEventListener('online', this.#now);
    removeEventListener('pageshow', this.#now);
    removeEventListener('offline', this.#gone);
    this.#drop();
  }

  /** Tries again at once, without waiting for the next turn. */
  retry(): void {
    this.#tries = 0;
    this.#open();
  }

  #open(): void {
    clearTimeout(this.#timer);
    this.#drop();
    if (this.#closed) return;
    const socket = new WebSocket(this.url());
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#tries = 0;
      this.on.state('live');
      this.on.message(JSON.parse(event.data) as In);
    };
    socket.onclose = () => this.#lost(socket);
    socket.onerror = () => this.#lost(socket);
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket || this.#closed) return;
    this.#drop();
    this.on.state('lost');
    this.#timer = setTimeout(() => this.#open(), WAITS[Math.min(this.#tries++, WAITS.length - 1)]);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onmessage = socket.onclose = socket.onerror = null;
    socket.close();
  }

  #seen = (): void => {
    if (document.hidden) this.#hiddenAt = Date.now();
    else if (Date.now() - this.#hiddenAt > SLEEP || this.#socket?.readyState !== WebSocket.OPEN) this.retry();
  };

  #now = (): void => {
    if (this.#socket?.readyState !== WebSocket.OPEN) this.retry();
  };

  #gone = (): void => {
    if (this.#socket) this.#lost(this.#socket);
  };
}

/** The address of a socket on the server that sent this page. */
export const socketUrl = (path: string): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`;
