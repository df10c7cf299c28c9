/** What one can ask the referee: for each question its steps and the case that they make. Nothing of the rules is known here. */
import type { PositionRoom } from '../protocol.ts';
import { callsIn, cardsIn, groupsIn, type Position } from './position.ts';

export type Field = { name: string } & (
  | { kind: 'trump' }
  | { kind: 'mode' }
  | { kind: 'cards'; most: number; optional?: boolean }
  | { kind: 'card'; from: string }
  | { kind: 'groups' }
  | { kind: 'choice'; values: readonly string[]; optional?: boolean }
  | { kind: 'flag' }
  | { kind: 'number'; most: number }
  | { kind: 'level' }
  | { kind: 'calls' }
);

export type Case = Record<string, unknown>;
export type Question = {
  name: string;
  kind: string;
  /** Whether this sheet has the question. */
  on: (room: PositionRoom) => boolean;
  fields: (room: PositionRoom, position: Position) => Field[];
  /** The case for the referee, or null while something is missing. */
  build: (position: Position, room: PositionRoom) => Case | null;
};

const belote = (room: PositionRoom): boolean => room.game === 'belote';
const auction = (room: PositionRoom): boolean => room.bids.length > 0;
const yes = (text: string | undefined): boolean => text === 'yes';
const chosen = (field: Field, there: unknown): Field[] => (there ? [field] : []);
const modes = (room: PositionRoom): string[] => Object.keys(room.totals);

/** The kind of trump of a position; a sheet with one kind only does not ask. */
const modeOf = (position: Position, room: PositionRoom): string => position['mode'] ?? (modes(room).length === 1 ? modes(room)[0]! : '');

/** A number as it was typed, or null. */
const number = (text: string | undefined): number | null => (text !== undefined && /^\d{1,4}$/.test(text) ? Number(text) : null);

const legal: Question = {
  name: 'legal',
  kind: 'legal_moves',
  on: belote,
  fields: (room) => [
    { name: 'trump', kind: 'trump' },
    ...chosen({ name: 'hand', kind: 'cards', most: room.hand, optional: room.up > 0 }, room.hand),
    ...chosen({ name: 'table_up', kind: 'cards', most: room.up, optional: room.hand > 0 }, room.up),
    { name: 'trick', kind: 'cards', most: room.players - 1, optional: true },
  ],
  build: ({ trump, hand, trick, table_up }) =>
    trump && (hand || table_up) ? { trump, hand: cardsIn(hand), trick: cardsIn(trick), table_up: cardsIn(table_up) } : null,
};

const trick: Question = {
  name: 'trick',
  kind: 'trick_winner',
  on: belote,
  fields: (room) => [{ name: 'trump', kind: 'trump' }, { name: 'trick', kind: 'cards', most: room.players }],
  build: ({ trump, trick }) => (trump && trick ? { trump, trick: cardsIn(trick) } : null),
};

/** The other sides' card points: asked for where three play, else what is left of the pack. */
function cardPoints(position: Position, room: PositionRoom, mode: string): Record<string, number> | null {
  const given = room.sides.slice(0, -1).map((side) => number(position[`cards${side}`]));
  const total = room.totals[mode] ?? 0;
  if (given.some((points) => points === null)) return null;
  const points = given as number[];
  const open = room.sides.length === 2 && room.hand === 9 ? number(position['cardsB']) : null;
  const rest = open ?? total - points.reduce((sum, one) => sum + one, 0);
  return Object.fromEntries(room.sides.map((side, at) => [side, points[at] ?? rest]));
}

function dealCase(position: Position, room: PositionRoom): Case | null {
  const mode = modeOf(position, room);
  const cards = cardPoints(position, room, mode);
  const { last, capot, belote: couple, declared, points, bid, level, contro, last_deal, generale } = position;
  if (!mode || !cards || !last || (auction(room) && !bid)) return null;
  const decl = declared && number(points) !== null ? { [declared]: number(points) } : {};
  return {
    trump: mode,
    cards,
    last,
    capot: capot ? capot : null,
    belote: couple ? couple : null,
    decl,
    ...(bid ? { bid: number(bid) ?? bid, level: Number(level || 1), generale: yes(generale) } : {}),
    ...(yes(contro) ? { contro: true } : {}),
    ...(yes(last_deal) ? { last_deal: true } : {}),
  };
}

const deal: Question = {
  name: 'deal',
  kind: 'deal_scoring',
  on: belote,
  fields: (room, position) => [
    ...chosen({ name: 'mode', kind: 'mode' }, modes(room).length > 1),
    ...chosen({ name: 'bid', kind: 'choice', values: room.bids }, auction(room)),
    ...chosen({ name: 'level', kind: 'level' }, auction(room)),
    ...room.sides.slice(0, room.hand === 9 ? 2 : -1).map((side): Field => ({ name: `cards${side}`, kind: 'number', most: room.totals[modeOf(position, room)] ?? 0 })),
    { name: 'last', kind: 'choice', values: room.sides },
    { name: 'capot', kind: 'choice', values: room.sides, optional: true },
    ...chosen({ name: 'generale', kind: 'flag' }, room.has.includes('generale') && position['bid'] === 'generale'),
    ...chosen({ name: 'belote', kind: 'choice', values: room.sides, optional: true }, room.has.includes('belote') && modeOf(position, room) !== 'none'),
    ...chosen({ name: 'declared', kind: 'choice', values: room.sides, optional: true }, room.has.includes('declarations')),
    ...chosen({ name: 'points', kind: 'number', most: 550 }, position['declared']),
    ...chosen({ name: 'contro', kind: 'flag' }, room.has.includes('contro') && modeOf(position, room) === 'none'),
    ...chosen({ name: 'last_deal', kind: 'flag' }, room.has.includes('last_deal')),
  ],
  build: dealCase,
};

const declarations: Question = {
  name: 'declarations',
  kind: 'declarations',
  on: (room) => room.has.includes('declarations') && room.players !== 3,
  fields: () => [
    { name: 'trump', kind: 'trump' },
    { name: 'taker', kind: 'choice', values: ['A', 'B'] },
    { name: 'A', kind: 'groups' },
    { name: 'A_false', kind: 'flag' },
    { name: 'B', kind: 'groups' },
    { name: 'B_false', kind: 'flag' },
    { name: 'first', kind: 'choice', values: ['A', 'B'], optional: true },
  ],
  build: ({ trump, taker, A, B, A_false, B_false, first }) =>
    trump && taker && (A || B)
      ? { kind: 'compare', trump, taker, A: groupsIn(A), B: groupsIn(B), A_false: yes(A_false), B_false: yes(B_false), first: first ? first : null }
      : null,
};

const bidding: Question = {
  name: 'bidding',
  kind: 'bidding',
  on: belote,
  fields: (room) => [...chosen({ name: 'turn', kind: 'trump' }, !auction(room)), { name: 'calls', kind: 'calls' }],
  build: ({ turn, calls }, room) => (calls && (turn || auction(room)) ? { ...(turn ? { turn } : {}), calls: callsIn(calls) } : null),
};

const briscolaTrick: Question = {
  name: 'trick',
  kind: 'tricks',
  on: (room) => room.game === 'briscola',
  fields: (room) => [{ name: 'trump', kind: 'trump' }, { name: 'trick', kind: 'cards', most: room.players }],
  build: ({ trump, trick }) => (trump && trick ? { trump, trick: cardsIn(trick) } : null),
};

const briscolaDeal: Question = {
  name: 'round',
  kind: 'rounds',
  on: (room) => room.game === 'briscola' && room.sides.length > 0,
  fields: (room) => [
    ...room.sides.slice(0, -1).map((side): Field => ({ name: `cards${side}`, kind: 'number', most: room.totals['suit'] ?? 0 })),
    ...chosen({ name: 'last', kind: 'choice', values: room.sides }, room.has.includes('even_last')),
  ],
  build: (position, room) => {
    const points = cardPoints(position, room, 'suit');
    if (!points) return null;
    const { last } = position;
    return { points: Object.values(points), ...(last ? { last: room.sides.indexOf(last) } : {}) };
  },
};

const called: Question = {
  name: 'called',
  kind: 'chiamata',
  on: (room) => room.game === 'briscola' && room.sides.length === 0,
  fields: () => [
    { name: 'target', kind: 'number', most: 120 },
    { name: 'side_points', kind: 'number', most: 120 },
    { name: 'alone', kind: 'flag' },
    { name: 'all_tricks', kind: 'flag' },
  ],
  build: ({ target, side_points, alone, all_tricks }) =>
    number(target) === null || number(side_points) === null
      ? null
      : { caller: 0, partner: yes(alone) ? null : 2, target: number(target), side_points: number(side_points), all_tricks: yes(all_tricks) },
};

const meld: Question = {
  name: 'meld',
  kind: 'melds',
  on: (room) => room.game === 'burraco',
  fields: () => [{ name: 'cards', kind: 'cards', most: 14 }],
  build: ({ cards }) => (cardsIn(cards).length > 2 ? { cards: cardsIn(cards) } : null),
};

const extend: Question = {
  name: 'extend',
  kind: 'extend',
  on: (room) => room.game === 'burraco',
  fields: () => [{ name: 'meld', kind: 'cards', most: 14 }, { name: 'add', kind: 'cards', most: 11 }],
  build: ({ meld, add }) => (cardsIn(meld).length > 2 && add ? { meld: cardsIn(meld), add: cardsIn(add) } : null),
};

const CLASSES = ['none', 'dirty', 'semi_clean', 'clean'];
const POTS = ['none', 'taken', 'played'];

const closing: Question = {
  name: 'closing',
  kind: 'closing',
  on: (room) => room.game === 'burraco',
  fields: () => [
    { name: 'hand', kind: 'cards', most: 11 },
    { name: 'discard', kind: 'card', from: 'hand' },
    { name: 'pot', kind: 'choice', values: POTS },
    { name: 'burraco', kind: 'choice', values: CLASSES },
  ],
  build: ({ hand, discard, pot, burraco }) => {
    const held = cardsIn(hand);
    return held.length && discard && held.includes(discard) && pot && burraco ? { hand: held, discard, pot, burraco } : null;
  },
};

const end: Question = {
  name: 'end',
  kind: 'deals',
  on: (room) => room.game === 'burraco',
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

const QUESTIONS: readonly Question[] = [legal, trick, deal, declarations, bidding, briscolaTrick, briscolaDeal, called, meld, extend, closing, end];

/** What can be asked about a sheet. */
export const questionsOf = (room: PositionRoom): Question[] => QUESTIONS.filter((question) => question.on(room));
