/** What is said at a briscola table, in the reader's language. */
import { cardName, rankName, suitName } from '../cards/names.ts';
import type { View } from '../protocol.ts';
import { say } from '../say/messages.svelte.ts';
import { dealOf, type Call } from './view.ts';

/** A call in words: "passo", "chiamo il tre", "due a 70 punti", "briscola denari". */
export function callWords(call: string): string {
  const [verb, first = '', second] = call.split(' ');
  if (verb === 'pass') return say('briscola.page.call.pass');
  if (verb === 'suit') return say('briscola.page.call.suit', { suit: suitName(first) });
  if (/^\d\d+$/.test(first)) return say('briscola.page.call.points', { points: first });
  if (second) return say('briscola.page.call.rank_points', { rank: rankName(first), points: second });
  return say('briscola.page.call.rank', { rank: rankName(first) });
}

/** The contract in two lines: what was called, and by whom for how many points. */
export const contractName = ({ called, rank }: Call): string => (called ? cardName(called) : rank ? rankName(rank) : '');

export function hint(view: View): string {
  const deal = dealOf(view);
  if (!deal) return '';
  if (deal.phase === 'auction') return say('briscola.page.hint.auction');
  if (deal.phase === 'naming_rank') return say('briscola.page.hint.rank');
  if (deal.phase === 'naming_suit') return say('briscola.page.hint.suit');
  return say(deal.trick.cards.length ? 'briscola.page.hint.any' : 'briscola.page.hint.lead');
}

export const signalWords = (signal: string): string => say(`briscola.page.signal.${signal}`);
