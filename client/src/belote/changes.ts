/** What happened between two views of a belote table, in order: what the page shows moving, sounds and says. */
import type { View } from '../protocol.ts';
import { dealOf, type BeloteDeal, type Declaration, type Lain } from './view.ts';

export type Change =
  | { kind: 'deal'; dealer: number }
  | { kind: 'cards' }
  | { kind: 'call'; seat: number; call: string }
  | { kind: 'swap'; seat: number }
  | { kind: 'belote'; seat: number; state: string }
  | { kind: 'declaration'; seat: number; said: Declaration }
  | { kind: 'card'; seat: number; card: string }
  | { kind: 'trick'; winner: number; cards: Lain[] }
  | { kind: 'result' }
  | { kind: 'winner'; side: number };

const won = (deal: BeloteDeal): number => deal.tricks.reduce((sum, n) => sum + n, 0);
const held = (deal: BeloteDeal): number => deal.hands.reduce((sum, hand) => sum + hand.count, 0);

/** Whether the deal of `next` is another one than that of `before`. */
export function otherDeal(before: View, next: View): boolean {
  const [from, to] = [dealOf(before), dealOf(next)];
  if (!from || !to) return from !== to;
  if (before.match.number !== next.match.number || (from.result && !to.result)) return true;
  return to.calls.length < from.calls.length || won(to) < won(from);
}

/** Everything that `next` adds to `before`. Of a new deal: its dealing, then what has been said and played in it. */
export function changes(before: View, next: View): Change[] {
  const to = dealOf(next);
  const out: Change[] = [];
  if (to) {
    const fresh = otherDeal(before, next);
    const from = fresh ? empty(to) : dealOf(before)!;
    if (fresh) out.push({ kind: 'deal', dealer: to.dealer });
    for (const [seat, call] of to.calls.slice(from.calls.length)) out.push({ kind: 'call', seat, call });
    if (!fresh && held(to) > held(from)) out.push({ kind: 'cards' });
    if (!fresh) out.push(...swapped(from, to));
    out.push(...played(from, to));
    if (to.result && !from.result) out.push({ kind: 'result' });
  }
  if (next.match.winner !== null && before.match.winner === null) out.push({ kind: 'winner', side: next.match.winner });
  return out;
}

/** The turned card has become the seven: whoever holds the old one now has exchanged it. */
function swapped(from: BeloteDeal, to: BeloteDeal): Change[] {
  if (!from.turned || from.turned === to.turned) return [];
  const seat = to.hands.findIndex((hand) => hand.seen.includes(from.turned!));
  return seat < 0 ? [] : [{ kind: 'swap', seat }];
}

/** New cards, each after the words that its player said with it, and the end of a trick between the cards of two tricks. */
function played(from: BeloteDeal, to: BeloteDeal): Change[] {
  const words: Change[] = [...belotes(from, to), ...declared(from, to)];
  const cards = newCards(from, to);
  const withCard = (word: Change): boolean => cards.some((card) => card.kind === 'card' && speaker(card) === speaker(word));
  const out = words.filter((word) => !withCard(word));
  let waiting = words.filter(withCard);
  for (const card of cards) {
    if (card.kind === 'card') out.push(...waiting.filter((word) => speaker(word) === card.seat));
    if (card.kind === 'card') waiting = waiting.filter((word) => speaker(word) !== card.seat);
    out.push(card);
  }
  return out;
}

const speaker = (change: Change): number | null => ('seat' in change ? change.seat : null);

function newCards(from: BeloteDeal, to: BeloteDeal): Change[] {
  const card = ([seat, name]: Lain): Change => ({ kind: 'card', seat, card: name });
  const lain = from.trick.cards.length;
  if (won(to) === won(from) || !to.last_trick) return to.trick.cards.slice(lain).map(card);
  const { winner, cards } = to.last_trick;
  const known = won(to) - won(from) === 1 ? lain : 0;
  return [...cards.slice(known).map(card), { kind: 'trick', winner, cards }, ...to.trick.cards.map(card)];
}

function belotes(from: BeloteDeal, to: BeloteDeal): Change[] {
  const known = (seat: number, state: string): boolean => from.belote.some((old) => old.seat === seat && old.state === state);
  return to.belote.filter(({ seat, state }) => !known(seat, state)).map(({ seat, state }) => ({ kind: 'belote', seat, state }));
}

function declared(from: BeloteDeal, to: BeloteDeal): Change[] {
  const known = new Set(from.declarations.map((old) => JSON.stringify(old)));
  return to.declarations.filter((now) => !known.has(JSON.stringify(now))).map((said) => ({ kind: 'declaration', seat: said.seat, said }));
}

function empty(deal: BeloteDeal): BeloteDeal {
  const hands = deal.hands.map((hand) => ({ ...hand, count: 0, cards: null }));
  const trick = { leader: null, cards: [], winning: null };
  return { ...deal, hands, trick, calls: [], last_trick: null, tricks: deal.tricks.map(() => 0), declarations: [], belote: [], result: null };
}
