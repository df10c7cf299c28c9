/** Cards as they are written on the wire (`10H`) and as they are spoken ("dieci di cuori"), in the words of the chosen pack. */
import { say } from '../say/messages.svelte.ts';
import { pictured, picturedSuit, spokenFamily } from './packs.svelte.ts';

export const rankOf = (card: string): string => card.slice(0, -1);
export const suitOf = (card: string): string => card.slice(-1);

/** A joker has no suit; its drawing in a pack is `*1`. */
export const JOKER = 'JK';

/** The name of a card's drawing in the sprite. */
export const drawing = (card: string): string => (card === JOKER ? '*1' : pictured(card));

const italian = (): boolean => spokenFamily() === 'italian';
const rankWord = (rank: string): string => (italian() ? say(`table.italian.rank.${rank}`) : say(`table.rank.${rank}`));
const suitWord = (suit: string): string => (italian() ? say(`table.italian.suit.${suit}`) : say(`table.suit.${suit}`));

/** "dieci di cuori", "cavallo di bastoni", "jolly"; a wild with what it stands for, a card (`2C=9H`) or in a set a rank (`JK=A`). */
export function cardName(card: string): string {
  const [wild, as] = card.split('=') as [string, string?];
  if (as) return say('table.card.as', { card: cardName(wild), as: /[SHDC]$/.test(as) ? cardName(as) : rankName(as) });
  if (card === JOKER) return say('table.joker');
  const shown = pictured(card);
  return say('table.card', { rank: rankWord(rankOf(shown)), suit: suitWord(suitOf(shown)) });
}

/** "cuori", "denari" */
export const suitName = (suit: string): string => suitWord(picturedSuit(suit));

/** "re", "cavallo" */
export const rankName = (rank: string): string => rankWord(rankOf(pictured(`${rank}S`)));
