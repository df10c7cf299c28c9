/** Briscola's questions. */
import type { PositionRoom } from '../../protocol.ts';
import { cardsIn, dealsIn } from '../position.ts';
import { cardPoints, chosen, number, seats, yes, type Field, type Question } from './question.ts';

const briscola = (room: PositionRoom): boolean => room.game === 'briscola';
const called = (room: PositionRoom): boolean => briscola(room) && room.sides.length === 0;
const sided = (room: PositionRoom): boolean => briscola(room) && room.sides.length > 0;

const trick: Question = {
  name: 'trick',
  kind: 'tricks',
  on: briscola,
  fields: (room) => [{ name: 'trump', kind: 'trump' }, { name: 'trick', kind: 'cards', most: room.players }],
  build: ({ trump, trick }) => (trump && trick ? { trump, trick: cardsIn(trick) } : null),
};

const draws: Question = {
  name: 'draws',
  kind: 'draws',
  on: sided,
  fields: (room) => [{ name: 'winner', kind: 'choice', values: seats(room) }, { name: 'stock', kind: 'number', most: 40 }],
  build: ({ winner, stock }, room) => (winner && number(stock) !== null ? { players: room.players, winner: Number(winner), stock: number(stock) } : null),
};

const deal: Question = {
  name: 'round',
  kind: 'rounds',
  on: sided,
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

const games: Question = {
  name: 'games',
  kind: 'matches',
  on: sided,
  fields: (room) => [{ name: 'rounds', kind: 'deals', sides: room.sides, taker: false, passed: false, total: room.totals['suit'] ?? 0 }],
  build: ({ rounds }) => {
    const found = dealsIn(rounds);
    return found.length ? { rounds: found.map(({ points }) => points) } : null;
  },
};

const call: Question = {
  name: 'called',
  kind: 'chiamata',
  on: called,
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

export const BRISCOLA: readonly Question[] = [trick, draws, deal, games, call];
