/** What every table does the same way when it stands still again, and when a trick is over. */
import { settings } from '../settings/settings.svelte.ts';
import { play, shake } from '../sound/sounds.ts';
import type { View } from '../protocol.ts';
import { speak } from './live.svelte.ts';
import type { Room } from './room.svelte.ts';
import { about } from './sides.ts';
import { restTime } from './stage.svelte.ts';

/** How long a trick travels to whoever took it. */
const GATHER = 260;

/** A finished trick lies to be seen, then travels to whoever took it. */
export async function restTrick(winner: number, next: View, { stage }: Room): Promise<void> {
  stage.winning = winner;
  stage.resting = true;
  speak(about('table.say.trick', winner, next.table));
  await stage.wait(restTime(settings.rest));
  stage.resting = false;
  stage.gathering = winner;
  await stage.wait(GATHER);
  stage.set([], null);
  stage.notes = {};
}

/** The loud sign that it is the reader's turn: once for each question (`turn`, empty when it is somebody else's), and again on coming back to it. */
export function cue(room: Room, turn: string, words: () => string): void {
  if (turn && turn !== room.cued) {
    play('turn');
    shake();
    speak(words());
  }
  room.cued = turn;
}
