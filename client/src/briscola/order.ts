/** The order of a briscola hand on the screen: trumps first, strongest first. */
import { rankOf, suitOf } from '../cards/names.ts';

const RANKS = ['A', '3', 'K', 'C', 'J', '7', '6', '5', '4', '2'];
const SUITS = ['D', 'C', 'S', 'B'];

/** Three cards stay where they came; a whole hand of eight is put in order. */
export function ordered(cards: readonly string[], trump: string | null, mine: readonly string[]): string[] {
  const kept = mine.filter((card) => cards.includes(card));
  const rest = cards.filter((card) => !kept.includes(card));
  if (cards.length <= 3) return [...kept, ...rest];
  const place = (card: string): number => (suitOf(card) === trump ? -1 : SUITS.indexOf(suitOf(card)));
  return [...kept, ...rest.sort((a, b) => place(a) - place(b) || RANKS.indexOf(rankOf(a)) - RANKS.indexOf(rankOf(b)))];
}
