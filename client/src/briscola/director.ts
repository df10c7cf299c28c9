/** Lets a briscola table move from one view to the next: cards, the trick that rests, what is drawn and said. */
import type { View } from '../protocol.ts';
import { cardName } from '../cards/names.ts';
import { play } from '../sound/sounds.ts';
import { cap, list, say } from '../say/messages.svelte.ts';
import { cue, restTrick } from '../table/cue.ts';
import { speak } from '../table/live.svelte.ts';
import type { GameEvent, Room } from '../table/room.svelte.ts';
import { nameOf, sideWord } from '../table/sides.ts';
import { dealOf, type BriscolaDeal } from './view.ts';
import { callWords, hint, signalWords } from './words.ts';

const GAP = { card: 300, call: 620, draw: 120, look: 3200, deal: 500 };

/** `next` without what it asks; before a trick is gathered, with the hand as it was, less the card just played. */
function between(before: View, next: View, events: readonly GameEvent[]): View {
  const [from, to] = [dealOf(before), dealOf(next)];
  const calm: View = { ...next, legal: [], why: [], ready: null, match: before.match };
  if (!from || !to || !events.some(({ what }) => what === 'trick')) return calm;
  const played = events.find(({ what }) => what === 'play')?.['card'];
  const hands = from.hands.map((hand) => ({ ...hand, cards: hand.cards?.filter((card) => card !== played) ?? null }));
  const deal: BriscolaDeal = { ...to, hands, stock: from.stock, turned_taken: from.turned_taken, last_trick: from.last_trick, tricks: from.tricks, points: from.points };
  return { ...calm, deal };
}

export async function direct(before: View, next: View, room: Room, events: readonly GameEvent[]): Promise<void> {
  if (dealOf(next)) room.view = between(before, next, events);
  for (const event of events) await show(event, next, room);
  if (next.match.winner !== null && before.match.winner === null) speak(say('table.say.winner', { side: sideWord(next.match.winner, next.table) }));
}

async function show(event: GameEvent, next: View, room: Room): Promise<void> {
  const { stage } = room;
  const seat = event['seat'] as number;
  const name = (): string => cap(nameOf(seat, next.table));
  const saying = async (words: string, ms: number): Promise<void> => {
    stage.slip(seat, cap(words));
    speak(`${name()}: ${words}`);
    await stage.wait(ms);
  };
  switch (event['what']) {
    case 'dealt':
      stage.set([], null);
      stage.deals++;
      play('deal');
      speak(say('table.say.deal', { name: nameOf(seat, next.table) }));
      return stage.wait(GAP.deal);
    case 'call': return saying(callWords(String(event['call'])), GAP.call);
    case 'signal': return saying(signalWords(String(event['signal'])), GAP.call);
    case 'swap': return saying(say('briscola.page.swapped', { card: cardName(String(event['taken'])) }), GAP.call);
    case 'play':
      stage.trick = [...stage.trick, { seat, card: String(event['card']) }];
      stage.winning = null;
      play('card');
      speak(`${name()}: ${cardName(String(event['card']))}`);
      return stage.wait(GAP.card);
    case 'trick': return restTrick(seat, next, room);
    case 'draw':
      if (seat === next.table.you && event['card']) speak(say('briscola.page.drew', { card: cardName(String(event['card'])) }));
      return stage.wait(GAP.draw);
    case 'look':
      if (seat !== next.table.you) return;
      speak(say('briscola.page.look', { cards: list((event['cards'] as string[]).map(cardName)) }));
      room.view = { ...next, legal: [], why: [] };
      return stage.wait(GAP.look);
    case 'over': return play('points');
  }
}

/** The table stands still again; a loud sign when it is the reader's turn. */
export function settle(view: View, room: Room): void {
  const deal = dealOf(view);
  const over = !deal || deal.phase === 'over';
  room.stage.set(over ? [] : deal.trick.cards.map(([seat, card]) => ({ seat, card })), over ? null : deal.trick.winning);
  const turn = view.legal.length ? `${view.table.id} ${view.match.number} ${view.match.deals.length} ${deal?.calls.length} ${deal?.tricks} ${deal?.trick.cards.length}` : '';
  cue(room, turn, () => `${say('table.turn.play')}. ${hint(view)}`);
}
