/** Lets a belote table move from one view to the next at a pace that can be followed, with sounds and words. */
import type { View } from '../protocol.ts';
import { cardName } from '../cards/names.ts';
import { play } from '../sound/sounds.ts';
import { cap, say } from '../say/messages.svelte.ts';
import { cue, restTrick } from '../table/cue.ts';
import { speak } from '../table/live.svelte.ts';
import type { Room } from '../table/room.svelte.ts';
import { nameOf, sideWord } from '../table/sides.ts';
import { changes, otherDeal, type Change } from './changes.ts';
import { callWords, declarationShort, declarationWords, turnHint } from './words.ts';
import { dealOf, isAsked, isPlay, type BeloteDeal } from './view.ts';

const GAP = { card: 260, call: 420, word: 500, deal: 560, result: 500 };

/** `next` without what it asks and without the end of its trick and deal: the table while things still travel. */
function between(before: View, next: View): View {
  const to = dealOf(next)!;
  const from = dealOf(before);
  const kept: Partial<BeloteDeal> = from && !otherDeal(before, next) ? { tricks: from.tricks, last_trick: from.last_trick } : {};
  const deal: BeloteDeal = { ...to, ...kept, phase: to.phase === 'over' ? 'playing' : to.phase, result: null, waiting: [] };
  return { ...next, deal, legal: [], why: [], ready: null, match: before.match };
}

/** Shows everything that `next` adds to `before`. */
export async function direct(before: View, next: View, room: Room): Promise<void> {
  const steps = changes(before, next);
  if (steps.length && dealOf(next)) room.view = between(before, next);
  for (const step of steps) await show(step, next, room);
}

async function show(step: Change, next: View, room: Room): Promise<void> {
  const { stage } = room;
  const { table } = next;
  const name = (seat: number): string => cap(nameOf(seat, table));
  const tell = (words: string): void => {
    stage.caption = words;
    speak(words);
  };
  const saying = (seat: number, words: string, gap: number): Promise<void> => {
    stage.slip(seat, cap(words));
    tell(`${name(seat)}: ${words}`);
    return stage.wait(gap);
  };
  switch (step.kind) {
    case 'deal':
      stage.set([], null);
      stage.notes = {};
      stage.deals++;
      play('deal');
      tell(say('table.say.deal', { name: nameOf(step.dealer, table) }));
      return stage.wait(GAP.deal);
    case 'cards':
      play('deal');
      return stage.wait(GAP.deal / 2);
    case 'call':
      return saying(step.seat, callWords(step.call, dealOf(next)!.turned), GAP.call);
    case 'swap':
      return saying(step.seat, say('table.call.swap'), GAP.word);
    case 'belote': {
      const words = say(`table.belote.${step.state}`);
      play('belote');
      stage.notes = { ...stage.notes, [step.seat]: words };
      return saying(step.seat, words, GAP.word);
    }
    case 'declaration': {
      const { seat, said } = step;
      stage.notes = { ...stage.notes, [seat]: declarationShort(said) };
      return said.state === 'lost' ? undefined : saying(seat, declarationWords(said), GAP.word);
    }
    case 'card':
      stage.trick = [...stage.trick, { seat: step.seat, card: step.card }];
      stage.winning = null;
      play('card');
      tell(`${name(step.seat)}: ${cardName(step.card)}`);
      return stage.wait(GAP.card);
    case 'trick': return restTrick(step.winner, next, room);
    case 'result':
      play('points');
      return stage.wait(GAP.result);
    case 'winner':
      speak(say('table.say.winner', { side: sideWord(step.side, table) }));
      return;
  }
}

/** The table stands still again: the mat as the view has it, and a loud sign when it is the reader's turn. */
export function settle(view: View, room: Room): void {
  const deal = dealOf(view);
  const over = !deal || deal.phase === 'over';
  room.stage.set(over ? [] : deal.trick.cards.map(([seat, card]) => ({ seat, card })), over ? null : deal.trick.winning);
  const turn = isAsked(view) ? `${view.table.id} ${view.match.number} ${view.match.deals.length} ${deal?.calls.length} ${deal?.tricks} ${deal?.trick.cards.length}` : '';
  cue(room, turn, () => `${say(isPlay(deal) ? 'table.turn.play' : 'table.turn.speak')}. ${turnHint(view)}`);
}
