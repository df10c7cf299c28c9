/** Burraco's questions. */
import type { PositionRoom } from '../../protocol.ts';
import { cardsIn, groupsIn } from '../position.ts';
import { chosen, number, type Field, type Question } from './question.ts';

const CLASSES = ['none', 'dirty', 'semi_clean', 'clean'];
const POTS = ['none', 'taken', 'played'];
const burraco = (room: PositionRoom): boolean => room.game === 'burraco';

const meld: Question = {
  name: 'meld',
  kind: 'melds',
  on: burraco,
  fields: () => [{ name: 'cards', kind: 'cards', most: 14 }],
  build: ({ cards }) => (cardsIn(cards).length > 2 ? { cards: cardsIn(cards) } : null),
};

const extend: Question = {
  name: 'extend',
  kind: 'extend',
  on: burraco,
  fields: () => [{ name: 'meld', kind: 'cards', most: 14 }, { name: 'add', kind: 'cards', most: 11 }],
  build: ({ meld, add }) => (cardsIn(meld).length > 2 && add ? { meld: cardsIn(meld), add: cardsIn(add) } : null),
};

const closing: Question = {
  name: 'closing',
  kind: 'closing',
  on: burraco,
  fields: () => [
    { name: 'hand', kind: 'cards', most: 11 },
    { name: 'discard', kind: 'card', from: 'hand' },
    { name: 'single', kind: 'flag' },
    { name: 'pot', kind: 'choice', values: POTS },
    { name: 'burraco', kind: 'choice', values: CLASSES },
  ],
  build: ({ hand, discard, single, pot, burraco }) => {
    const held = cardsIn(hand);
    if (!held.length || !discard || !held.includes(discard) || !pot || !burraco) return null;
    return { hand: held, discard, pot, burraco, ...(single === 'yes' ? { took_single_discard: discard } : {}) };
  },
};

const end: Question = {
  name: 'end',
  kind: 'deals',
  on: burraco,
  fields: (room, position) => [
    { name: 'closed', kind: 'choice', values: room.sides, optional: true },
    ...room.sides.flatMap((side): Field[] => [
      { name: `melds${side}`, kind: 'groups' },
      { name: `hand${side}`, kind: 'cards', most: 30, optional: true },
      { name: `pot${side}`, kind: 'choice', values: POTS },
      ...chosen({ name: `potcards${side}`, kind: 'cards', most: 11, optional: true }, position[`pot${side}`] === 'taken'),
    ]),
  ],
  build: (position, room) => {
    if (room.sides.some((side) => !position[`pot${side}`])) return null;
    const sides = room.sides.map((side) => [
      side,
      { melds: groupsIn(position[`melds${side}`]), hand: cardsIn(position[`hand${side}`]), pot: position[`pot${side}`], pot_cards: cardsIn(position[`potcards${side}`]) },
    ]);
    return { closed: position['closed'] ? position['closed'] : null, ...Object.fromEntries(sides) };
  },
};

const victory: Question = {
  name: 'victory',
  kind: 'vp',
  on: (room) => room.has.includes('victory_points'),
  fields: () => [{ name: 'deals', kind: 'choice', values: ['2', '3', '4'] }, { name: 'difference', kind: 'number', most: 99_999 }],
  build: ({ deals, difference }) => (deals && number(difference, 5) !== null ? { deals: Number(deals), difference: number(difference, 5) } : null),
};

export const BURRACO: readonly Question[] = [meld, extend, closing, end, victory];
