/** The four suits as silhouettes within ±50, told apart without colour: the pike is slit, the flower has an open heart. */
export const SUIT_PATH: Record<string, string> = {
  S: 'M0-50C7-28 45-8 45 17C45 36 20 40 7 26C8 36 12 43 21 49H-21C-12 43-8 36-7 26C-20 40-45 36-45 17C-45-8-7-28 0-50ZM0-24L-3.5 14H3.5Z',
  H: 'M0 47C-12 29-47 8-47-18C-47-37-35-45-24-45C-12-45-4-38 0-27C4-38 12-45 24-45C35-45 47-37 47-18C47 8 12 29 0 47Z',
  D: 'M0-54Q16-20 43 0Q16 20 0 54Q-16 20-43 0Q-16-20 0-54Z',
  C: 'M0-49A22 22 0 0 1 17-13A22 22 0 1 1 7 24C8 35 12 43 21 49H-21C-12 43-8 35-7 24A22 22 0 1 1-17-13A22 22 0 0 1 0-49ZM0-10A8 8 0 1 0 0 6A8 8 0 1 0 0-10Z',
};

/** Suits in the order of the pack, which is also the order of the calls on the screen. */
export const SUITS = ['S', 'H', 'D', 'C'] as const;
export type Suit = (typeof SUITS)[number];

const TOKEN: Record<string, string> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };

/** The colour token of a suit sign that stands in text. */
export const suitInk = (suit: string): string => `var(--t-${TOKEN[suit]})`;
