/** Cards as they are written on the wire (`10H`) and as they are spoken ("dieci di cuori"). */
import { say } from '../say/messages.svelte.ts';

export const rankOf = (card: string): string => card.slice(0, -1);
export const suitOf = (card: string): string => card.slice(-1);

/** A joker has no suit; its drawing in a pack is `*1`. */
export const JOKER = 'JK';

/** The name of a card's drawing in the sprite. */
export const drawing = (card: string): string => (card === JOKER ? '*1' : card);

/** "dieci di cuori", "jolly" */
export const cardName = (card: string): string => card === JOKER ? say('table.joker') : say('table.card', { rank: say(`table.rank.${rankOf(card)}`), suit: suitName(suitOf(card)) });

/** "cuori" */
export const suitName = (suit: string): string => say(`table.suit.${suit}`);
