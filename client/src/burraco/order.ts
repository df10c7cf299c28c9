/** The order of a burraco hand on the screen. Two cards may be equal, so each has a name of its own: `9C` and `9C#2`. */
import { rankOf, suitOf } from '../cards/names.ts';
import type { BurracoOrder } from '../settings/settings.svelte.ts';

const RANKS = ['JK', '2', 'A', 'K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3'];
const SUITS = ['S', 'H', 'C', 'D'];

export const cardOf = (item: string): string => item.split('#')[0]!;

/** Names for the cards of a hand: the second of two equal cards gets `#2`. */
export function itemsOf(cards: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const count = (seen.get(card) ?? 0) + 1;
    seen.set(card, count);
    return count === 1 ? card : `${card}#${count}`;
  });
}

const rank = (item: string): number => RANKS.indexOf(cardOf(item) === 'JK' ? 'JK' : rankOf(cardOf(item)));
const suit = (item: string): number => (cardOf(item) === 'JK' ? -1 : SUITS.indexOf(suitOf(cardOf(item))));

/** Jokers and twos first, then by suit or by rank; `own` keeps `mine` and puts what is new at its end. */
export function ordered(items: readonly string[], order: BurracoOrder, mine: readonly string[]): string[] {
  if (order === 'own') {
    const kept = mine.filter((item) => items.includes(item));
    return [...kept, ...ordered(items.filter((item) => !kept.includes(item)), 'suit', [])];
  }
  const bySuit = (a: string, b: string): number => suit(a) - suit(b) || rank(a) - rank(b);
  const byRank = (a: string, b: string): number => rank(a) - rank(b) || suit(a) - suit(b);
  return [...items].sort(order === 'suit' ? bySuit : byRank);
}
