/** Remembers what this device saw of each deal, gives its share of chance, and checks the deal once it is open. */
import type { FromPage, View } from '../protocol.ts';
import type { Verdict, Witness } from './deal.ts';

const BYTES = 16;

export class FairWitness {
  /** The verdict of each deal by its commitment. */
  verdicts: Record<string, Verdict> = $state({});
  #seen = new Map<string, Witness>();

  constructor(private readonly send: (message: FromPage) => boolean) {}

  /** Looks at a view as it arrives. `hand`: the reader's cards as they were dealt, while nobody has played yet. */
  look(view: View, hand: readonly string[] | null): void {
    const { fair, you, seats, options } = view.table;
    if (!fair?.commitment) return;
    const packets = options['deal_packets'];
    const seen = this.#seen.get(fair.commitment) ?? {
      commitment: fair.commitment, share: null, seat: you, seats: seats.length, dealer: view.match.dealer, packets: typeof packets === 'string' ? packets : null, hand: null,
    };
    if (hand && !seen.hand) seen.hand = [...hand];
    this.#seen.set(fair.commitment, seen);
    if (fair.state === 'asking' && seen.share === null && you !== null) this.#share(seen);
    if (fair.state === 'open' && fair.kind === 'fresh' && !(fair.commitment in this.verdicts)) void this.#check(view);
  }

  #share(seen: Witness): void {
    const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
    const share = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    if (this.send({ type: 'share', commitment: seen.commitment, bytes: share })) seen.share = share;
  }

  async #check(view: View): Promise<void> {
    const fair = view.table.fair!;
    const { verdict } = await import('./deal.ts');
    this.verdicts[fair.commitment!] = verdict(fair, this.#seen.get(fair.commitment!)!);
  }
}
