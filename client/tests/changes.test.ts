import { expect, test } from 'vitest';
import { changes, type Change } from '../src/belote/changes.ts';
import type { BeloteDeal } from '../src/belote/view.ts';
import { deal, view } from './build.ts';

const kinds = (list: Change[]): string[] => list.map((change) => change.kind);
const from = (before: Partial<BeloteDeal>, after: Partial<BeloteDeal>): Change[] => changes(view(deal(before)), view(deal(after)));

test('a new card on the mat is one change', () => {
  const out = from({ trick: { leader: 1, cards: [[1, '7C']], winning: 1 } }, { trick: { leader: 1, cards: [[1, '7C'], [2, 'AC']], winning: 2 } });
  expect(out).toEqual([{ kind: 'card', seat: 2, card: 'AC' }]);
});

test('the last card of a trick comes before its end, the next lead after it', () => {
  const lain: [number, string][] = [[1, '7C'], [2, 'AC'], [3, '8C']];
  const out = from(
    { trick: { leader: 1, cards: lain, winning: 2 } },
    { trick: { leader: 2, cards: [[2, 'AS']], winning: 2 }, tricks: [1, 0], last_trick: { winner: 2, cards: [...lain, [0, '9C']] } },
  );
  expect(kinds(out)).toEqual(['card', 'trick', 'card']);
  expect(out[0]).toMatchObject({ seat: 0, card: '9C' });
  expect(out[2]).toMatchObject({ seat: 2, card: 'AS' });
});

test('belote is said before the card that shows it', () => {
  const out = from({}, { trick: { leader: 3, cards: [[3, 'KH']], winning: 3 }, belote: [{ seat: 3, suit: 'H', state: 'belote' }] });
  expect(kinds(out)).toEqual(['belote', 'card']);
});

test('the second word of belote is a change of its own', () => {
  const said = [{ seat: 3, suit: 'H', state: 'belote' as const }];
  expect(kinds(from({ belote: said }, { belote: [{ seat: 3, suit: 'H', state: 'rebelote' }] }))).toEqual(['belote']);
  expect(from({ belote: said }, { belote: said })).toEqual([]);
});

test('calls are told in order, one each', () => {
  const out = from({ calls: [[0, 'pass']] }, { calls: [[0, 'pass'], [1, 'pass'], [2, 'take']] });
  expect(out).toEqual([{ kind: 'call', seat: 1, call: 'pass' }, { kind: 'call', seat: 2, call: 'take' }]);
});

test('a deal after a finished one is dealt anew, with everything that was already said in it', () => {
  const result = { outcome: 'made', clause: null, points: [100, 62], lines: [] };
  const out = from({ phase: 'over', result, calls: [[0, 'take']] }, { phase: 'bidding', calls: [[1, 'pass']] });
  expect(kinds(out)).toEqual(['deal', 'call']);
});

test('the first deal of a table is dealt', () => {
  expect(kinds(changes(view(null), view(deal({}))))).toEqual(['deal']);
});

test('the end of a deal and of a match are told last', () => {
  const result = { outcome: 'made', clause: null, points: [100, 62], lines: [] };
  const before = view(deal({}));
  const after = view(deal({ phase: 'over', result }));
  expect(kinds(changes(before, { ...after, match: { ...after.match, winner: 0 } }))).toEqual(['result', 'winner']);
});

test('the exchange of the seven is told of who holds the old turned card', () => {
  const hands = [{ count: 9, cards: null, seen: [], up: [], down: [] }, { count: 9, cards: null, seen: ['JH'], up: [], down: [] }];
  expect(from({ turned: 'JH' }, { turned: '7H', hands })).toEqual([{ kind: 'swap', seat: 1 }]);
  expect(from({ turned: 'JH' }, { turned: 'JH', hands })).toEqual([]);
});
