/** The packs in the order in which they start before a shuffle, as `cards/pack.py` has them: part of the fair deal. */

const pack = (suits: string, ranks: string): string[] => suits.split(' ').flatMap((suit) => ranks.split(' ').map((rank) => rank + suit));

/** Belote's: spades, hearts, diamonds, clubs, each from the seven to the ace. */
export const FRENCH_32: readonly string[] = pack('S H D C', '7 8 9 10 J Q K A');
const FRENCH_24 = pack('S H D C', '9 10 J Q K A');
const ITALIAN_40 = pack('D C S B', 'A 2 3 4 5 6 7 J C K');
const FRENCH_54 = [...pack('S H D C', 'A 2 3 4 5 6 7 8 9 10 J Q K'), 'JK', 'JK'];

/** Every pack that is played with; briscola for three leaves out a two. */
const PACKS: readonly (readonly string[])[] = [
  FRENCH_32, FRENCH_24, ITALIAN_40, ITALIAN_40.filter((card) => card !== '2C'), ITALIAN_40.filter((card) => card !== '2B'), [...FRENCH_54, ...FRENCH_54],
];

const sorted = (cards: readonly string[]): string => [...cards].sort().join();

/** The pack whose cards these are, in its start order; null when they are no pack. */
export const packOf = (cards: readonly string[]): readonly string[] | null => PACKS.find((pack) => pack.length === cards.length && sorted(pack) === sorted(cards)) ?? null;
