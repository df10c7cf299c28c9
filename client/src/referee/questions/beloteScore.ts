/** Belote's questions about points: a deal, points in prison from deal to deal, the end of a match. */
import type { PositionRoom } from '../../protocol.ts';
import { dealsIn, type Position } from '../position.ts';
import { cardPoints, chosen, figures, number, yes, type Case, type Field, type Question } from './question.ts';

const belote = (room: PositionRoom): boolean => room.game === 'belote';
const auction = (room: PositionRoom): boolean => room.bids.length > 0;
const modes = (room: PositionRoom): string[] => Object.keys(room.totals);
const held = (room: PositionRoom): boolean => room.has.includes('last_deal');
const teams = (room: PositionRoom): string[] => ['T1', 'T2', 'T3'].slice(0, room.sides.length);
const MOST = 9999;

/** The kind of trump of a position; a sheet with one kind only does not ask. */
const modeOf = (position: Position, room: PositionRoom): string => position['mode'] ?? (modes(room).length === 1 ? modes(room)[0]! : '');

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
    ...chosen({ name: 'last_deal', kind: 'flag' }, held(room)),
  ],
  build: dealCase,
};

const prison: Question = {
  name: 'held',
  kind: 'litige_sequences',
  on: (room) => belote(room) && held(room),
  fields: (room) => [{ name: 'deals', kind: 'deals', sides: teams(room), taker: true, passed: true, total: 162 }],
  build: ({ deals }, room) => {
    const found = dealsIn(deals);
    if (!found.length) return null;
    return { deals: found.map(({ taker, points }) => (points.length ? { taker, points: Object.fromEntries(teams(room).map((team, at) => [team, points[at] ?? 0])) } : { passed_out: true })) };
  },
};

const match: Question = {
  name: 'match',
  kind: 'match_scoring',
  on: belote,
  fields: (room, position) => [
    ...teams(room).map((team): Field => ({ name: `before${team}`, kind: 'number', most: MOST })),
    ...teams(room).map((team): Field => ({ name: `deal${team}`, kind: 'number', most: MOST })),
    { name: 'team', kind: 'choice', values: teams(room) },
    ...chosen({ name: 'owner', kind: 'choice', values: teams(room), optional: true }, held(room)),
    ...chosen({ name: 'held', kind: 'number', most: MOST }, held(room) && position['owner']),
  ],
  build: (position, room) => {
    const [before, after] = [figures(position, 'before', teams(room)), figures(position, 'deal', teams(room))];
    const { team, owner } = position;
    const points = number(position['held']);
    if (!before || !after || !team || (owner && points === null)) return null;
    return { kind: 'end', before, deal: after, taker: team, ...(owner ? { pot: { owner, points } } : {}) };
  },
};

export const SCORE: readonly Question[] = [deal, prison, match];
