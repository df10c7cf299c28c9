/** What is said at a burraco table, in the reader's language. */
import { cardName, rankOf, suitName, suitOf } from '../cards/names.ts';
import { cap, say } from '../say/messages.svelte.ts';
import { laid, type BurracoDeal, type Meld } from './view.ts';

/** "scala di picche, dal tre al sette" or "quattro re"; a burraco says what it is. */
export function meldWords(meld: Meld): string {
  const cards = meld.cards.map(laid);
  const stands = cards.map(({ card, as }) => as ?? card);
  const wild = cards.find(({ as }) => as !== null);
  const parts = [meld.shape === 'run' ? runWords(stands) : say('burraco.page.table.set', { count: cards.length, rank: say(`table.rank.${rankOfSet(cards)}`) })];
  if (wild) parts.push(say('burraco.page.table.wild', { card: cardName(wild.card) }));
  if (meld.burraco !== 'none') parts.unshift(say(`burraco.line.${meld.burraco}`));
  return parts.join(', ');
}

function runWords(stands: string[]): string {
  const [first, last] = [stands[0]!, stands.at(-1)!];
  return say('burraco.page.table.run', { suit: suitName(suitOf(first)), from: say(`table.rank.${rankOf(first)}`), to: say(`table.rank.${rankOf(last)}`) });
}

function rankOfSet(cards: { card: string; as: string | null }[]): string {
  const natural = cards.find(({ as }) => as === null);
  return natural ? rankOf(natural.card) : cards[0]!.as!;
}

/** What a wild wears: the rank it stands for. */
export const wildLabel = (as: string): string => (/[SHDC]$/.test(as) ? rankOf(as) : as);

/** What the reader's turn asks. */
export const hint = (deal: BurracoDeal): string => say(deal.turn.drawn ? 'burraco.page.hint.play' : 'burraco.page.hint.draw');

/** An event of the table in words, or null for one that needs none. */
export function eventWords(event: Record<string, unknown>, mine: boolean): string | null {
  switch (event['what']) {
    case 'draw':
      if (event['from'] === 'pile') return say('burraco.page.say.pile', { count: (event['cards'] as string[]).length });
      return mine && event['card'] ? say('burraco.page.say.drew', { card: cardName(event['card'] as string) }) : say('burraco.page.say.stock');
    case 'meld': return say('burraco.page.say.meld');
    case 'add': return say('burraco.page.say.add');
    case 'back': return say('burraco.page.say.back');
    case 'pot': return say('burraco.page.say.pot');
    case 'discard': return say('burraco.page.say.discard', { card: cardName(event['card'] as string) });
  }
  return null;
}

export const sentence = (words: string): string => cap(words);
