/** The order of a hand on the screen. It needs to know the trump and nothing else of the rules. */
import { rankOf, suitOf } from './names.ts';
import type { HandOrder } from '../settings/settings.svelte.ts';

const PLAIN = ['A', '10', 'K', 'Q', 'J', '9', '8', '7', '6', '5', '4', '3', '2'];
const TRUMP = ['J', '9', 'A', '10', 'K', 'Q', '8', '7'];
const RED = new Set(['H', 'D']);

/** Cards by suit, the trump suit first, in the order the player has chosen; `own` keeps `mine` and puts what is new at its end. */
export function ordered(cards: readonly string[], trump: string | null, order: HandOrder, mine: readonly string[] = []): string[] {
  if (order === 'own') {
    const kept = mine.filter((card) => cards.includes(card));
    return [...kept, ...ordered(cards.filter((card) => !kept.includes(card)), trump, 'strong')];
  }
  const suits = suitOrder(cards, trump, order === 'colours');
  const strength = (card: string): number => {
    const ranks = trump === 'all' || suitOf(card) === trump ? TRUMP : PLAIN;
    return ranks.indexOf(rankOf(card)) * (order === 'weak' ? -1 : 1);
  };
  return [...cards].sort((a, b) => suits.indexOf(suitOf(a)) - suits.indexOf(suitOf(b)) || strength(a) - strength(b));
}

/** Trump first, then the order of the pack; `alternating` lets black and red take turns as far as they can. */
function suitOrder(cards: readonly string[], trump: string | null, alternating: boolean): string[] {
  const suits = ['S', 'H', 'D', 'C'].filter((suit) => cards.some((card) => suitOf(card) === suit));
  const first = suits.filter((suit) => suit === trump);
  const rest = suits.filter((suit) => suit !== trump);
  if (!alternating) return [...first, ...rest];
  const out = [...first];
  while (rest.length) {
    const last = out.at(-1);
    const more = rest.filter((suit) => RED.has(suit)).length * 2 >= rest.length;
    const wantRed = last ? !RED.has(last) : more;
    const found = rest.findIndex((suit) => RED.has(suit) === wantRed);
    out.push(...rest.splice(Math.max(found, 0), 1));
  }
  return out;
}

/** `mine` with `card` moved to `place`. */
export function moved(mine: readonly string[], card: string, place: number): string[] {
  const rest = mine.filter((other) => other !== card);
  return [...rest.slice(0, place), card, ...rest.slice(place)];
}
