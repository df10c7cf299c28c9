/** The table in one breath, for who asks by key: score, trump, trick, turn. */
import { cardName } from '../cards/names.ts';
import type { View } from '../protocol.ts';
import { cap, say } from '../say/messages.svelte.ts';
import { about, nameOf, sideScores } from '../table/sides.ts';
import { dealOf, isAsked, isPlay } from './view.ts';
import { trumpName, turnHint } from './words.ts';

export function statusWords(view: View): string {
  const deal = dealOf(view);
  const { table } = view;
  const parts = sideScores(table, view.match, deal?.tricks ?? []).map((side) => `${side.name} ${side.score}, ${say('table.tricks', { count: side.tricks ?? 0 })}`);
  if (deal?.contract) parts.push(`${cap(trumpName(deal.contract.trump))}, ${about('table.contract.by', deal.contract.taker, table)}`);
  for (const [seat, card] of deal?.trick.cards ?? []) parts.push(`${cap(nameOf(seat, table))}: ${cardName(card)}`);
  if (isAsked(view)) parts.push(`${say(isPlay(deal) ? 'table.turn.play' : 'table.turn.speak')}, ${turnHint(view)}`);
  else if (deal?.waiting.length) parts.push(say('table.turn.other', { name: nameOf(deal.waiting[0]!, table) }));
  return parts.join('. ');
}
