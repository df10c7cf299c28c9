/** Small views for the tests. */
import type { BeloteDeal } from '../src/belote/view.ts';
import type { View } from '../src/protocol.ts';

export function deal(change: Partial<BeloteDeal>): BeloteDeal {
  return {
    phase: 'playing', viewer: 0, dealer: 3, first: 0, waiting: [0], window: null, round: null, turned: 'JH', turned_lies: false, stock: 0, trump: 'H',
    hands: [0, 1, 2, 3].map(() => ({ count: 8, cards: null, seen: [], up: [], down: [] })), points: [0, 0], played: [],
    contract: { taker: 0, trump: 'H', value: null, level: 1, contro: false }, calls: [], trick: { leader: 0, cards: [], winning: null }, last_trick: null, tricks: [0, 0], declarations: [], belote: [],
    result: null, ...change,
  };
}

export function view(of: BeloteDeal | null, change: Partial<View> = {}): View {
  const seats = ['Ada', 'Mario', 'Rita', 'Ugo'].map((name, seat) => ({ name, kind: seat ? ('bot' as const) : ('person' as const), here: true, robot_plays: false }));
  return {
    seq: 1, now: 0, deal: of, legal: [], why: [], answered: null, ends: null, turn_ends: null, ready: null, chat: [],
    table: {
      id: 't', sheet: 'belote-pinasca', rules: 'belote-pinasca', game: 'belote', title: 'Belote di Pinasca', options: {}, differs: [], pace: 'normal', seats, you: 0, direction: 'ccw',
      phrases: [], kept_until: 0, fair: null,
    },
    match: { number: 1, sides: [0, 1, 0, 1], scores: [0, 0], held: null, target: 'points:1500', dealer: 3, deals: [], winner: null },
    ...change,
  };
}
