/** Cards as they are written on the wire (`10H`) and as they are spoken ("dieci di cuori"). */
import { say } from '../say/messages.svelte.ts';

export const rankOf = (card: string): string => card.slice(0, -1);
export const suitOf = (card: string): string => card.slice(-1);

/** "dieci di cuori" */
export const cardName = (card: string): string => say('table.card', { rank: say(`table.rank.${rankOf(card)}`), suit: suitName(suitOf(card)) });

/** "cuori" */
export const suitName = (suit: string): string => say(`table.suit.${suit}`);
