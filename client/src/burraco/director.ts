/** Lets a burraco table move from one view to the next: what the others do is seen, heard and said, one act at a time. */
import type { View } from '../protocol.ts';
import { play } from '../sound/sounds.ts';
import { cap, say } from '../say/messages.svelte.ts';
import { cue } from '../table/cue.ts';
import { speak } from '../table/live.svelte.ts';
import type { GameEvent, Room } from '../table/room.svelte.ts';
import { nameOf } from '../table/sides.ts';
import { dealOf } from './view.ts';
import { eventWords, hint } from './words.ts';

const PAUSE: Record<string, number> = { draw: 380, meld: 620, add: 520, back: 250, pot: 700, discard: 480, dealt: 0, over: 600 };
const SOUND: Record<string, Parameters<typeof play>[0]> = { draw: 'card', meld: 'card', add: 'card', discard: 'card', pot: 'belote', turned: 'deal' };

/** Shows what happened; an act of the reader's own needs no pause. */
export async function direct(before: View, next: View, room: Room, events: readonly GameEvent[]): Promise<void> {
  room.view = calm(before, next);
  for (const event of events) {
    const seat = event['seat'] as number | null;
    const what = String(event['what']);
    const mine = seat !== null && seat === next.table.you;
    const words = eventWords(event, mine);
    if (SOUND[what]) play(SOUND[what]);
    if (words && seat !== null) {
      if (!mine) room.stage.slip(seat, cap(words));
      speak(`${cap(nameOf(seat, next.table))}: ${words}`);
    }
    if (!mine && PAUSE[what]) await room.stage.wait(PAUSE[what]);
  }
}

/** `next` without what it asks: the table while it still moves. */
const calm = (before: View, next: View): View => ({ ...next, legal: [], why: [], ready: null, match: before.match });

/** The table stands still again: a loud sign when it is the reader's turn. */
export function settle(view: View, room: Room): void {
  const deal = dealOf(view);
  room.stage.set([], null);
  const turn = view.legal.length && deal && !deal.turn.drawn ? `${view.table.id} ${view.match.number} ${view.match.deals.length} ${deal.stock} ${deal.pile.length} ${deal.quiet}` : '';
  if (turn || !view.legal.length) cue(room, turn, () => `${say('table.turn.play')}. ${hint(deal!)}`);
}
