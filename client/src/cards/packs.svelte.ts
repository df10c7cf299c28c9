/** Which pack is shown and in whose words its cards are said. The card on the wire never changes. */
import { settings } from '../settings/settings.svelte.ts';

export type Family = 'french' | 'italian';

let family: Family = $state('french');

/** The family of cards that is played with at this table. */
export function playWith(played: Family): void {
  if (family !== played) family = played; // asked for while drawing too, when it has been said already
}

/** Italian cards are shown and said as French ones where the player has chosen so. */
const asFrench = (): boolean => family === 'italian' && settings.italian === 'french';

/** The family in whose words cards are said. */
export const spokenFamily = (): Family => (asFrench() ? 'french' : family);

/** The file of the pack on the screen. */
export function packFile(): string {
  if (spokenFamily() === 'italian') return settings.italian;
  return settings.pack === 'french' ? 'french' : `phone-${settings.letters}`;
}

/** The French suit for an Italian one: denari are diamonds, coppe hearts, spade spades, bastoni clubs. */
const SUITS: Record<string, string> = { D: 'D', C: 'H', S: 'S', B: 'C' };
const RANKS: Record<string, string> = { C: 'Q' };

/** A card as the chosen pack has it: `CB`, the knight of bastoni, is the queen of clubs in a French pack. */
export function pictured(card: string): string {
  if (!asFrench()) return card;
  const [rank, suit] = [card.slice(0, -1), card.slice(-1)];
  return (RANKS[rank] ?? rank) + (SUITS[suit] ?? suit);
}

/** A suit as the chosen pack has it. */
export const picturedSuit = (suit: string): string => (asFrench() ? (SUITS[suit] ?? suit) : suit);
