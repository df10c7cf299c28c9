/** The fair deal, checked on the player's own device: the same bytes as the server and the record, without `crypto.subtle`, which plain http lacks. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Fair } from '../protocol.ts';
import { FRENCH_32, packOf } from './packs.ts';

/** What is shown before the deal for `seed`. */
export const commitmentOf = (seed: string): string => bytesToHex(sha256(concatBytes(utf8ToBytes('mazziere-deal-1\n'), hexToBytes(seed))));

/** The shuffled pack: from the first card dealt. `shares` in seat order; a seat that gave none counts as empty. */
export function deckOf(seed: string, shares: readonly (string | null)[], pack: readonly string[] = FRENCH_32): string[] {
  const parts = shares.flatMap((share) => {
    const bytes = hexToBytes(share ?? '');
    return [Uint8Array.of(bytes.length >> 8, bytes.length & 255), bytes];
  });
  const next = numbers(sha256(concatBytes(hexToBytes(seed), ...parts)));
  const deck = [...pack];
  for (let i = deck.length - 1; i > 0; i--) {
    const limit = 2 ** 32 - (2 ** 32 % (i + 1));
    let x = next();
    while (x >= limit) x = next();
    const j = x % (i + 1);
    [deck[i], deck[j]] = [deck[j]!, deck[i]!];
  }
  return deck;
}

/** The stream of 32-bit numbers of a key: SHA-256 of the key and a counter, read from the big end. */
function numbers(key: Uint8Array): () => number {
  let counter = 0;
  let block = new DataView(new ArrayBuffer(0));
  let at = 0;
  return () => {
    if (at >= block.byteLength) {
      const count = new Uint8Array(8);
      new DataView(count.buffer).setUint32(4, counter++);
      const hash = sha256(concatBytes(key, count));
      block = new DataView(hash.buffer, hash.byteOffset, hash.byteLength);
      at = 0;
    }
    at += 4;
    return block.getUint32(at - 4);
  };
}

/** The cards that a seat is dealt before anybody speaks: `packets` such as `3+2`, `place` counted from the first player. */
export function firstHand(deck: readonly string[], packets: string, seats: number, place: number): string[] {
  const out: string[] = [];
  let from = 0;
  for (const size of packets.split(/[+-]/).map(Number)) {
    out.push(...deck.slice(from + place * size, from + (place + 1) * size));
    from += size * seats;
  }
  return out;
}

export type Verdict = 'fair' | 'commitment' | 'share' | 'deck' | 'cards';

/** What this device saw with its own eyes: the commitment before the deal, the share it sent, the cards it was dealt first. */
export type Witness = {
  commitment: string;
  share: string | null;
  seat: number | null;
  seats: number;
  dealer: number;
  packets: string | null;
  hand: readonly string[] | null;
};

/** Whether the opened deal is the one that was promised; else what does not fit. */
export function verdict(fair: Fair, seen: Witness): Verdict {
  if (!fair.seed || fair.commitment !== seen.commitment || commitmentOf(fair.seed) !== seen.commitment) return 'commitment';
  const counted = seen.seat === null ? null : fair.shares[seen.seat];
  if (seen.share !== null && counted && counted !== seen.share) return 'share';
  const pack = fair.deck ? packOf(fair.deck) : FRENCH_32;
  if (!pack) return 'deck';
  const deck = deckOf(fair.seed, fair.shares, pack);
  if (fair.deck && fair.deck.join() !== deck.join()) return 'deck';
  if (!seen.hand || seen.seat === null || !seen.packets) return 'fair';
  const mine = firstHand(deck, seen.packets, seen.seats, (seen.seat - seen.dealer - 1 + seen.seats) % seen.seats);
  return [...mine].sort().join() === [...seen.hand].sort().join() ? 'fair' : 'cards';
}
