/** What a screen reader hears while the table moves: one line each, the last few kept so that none is swallowed. */

import { untrack } from 'svelte';

const KEEP = 6;
let next = 0;

export const spokenLines: { id: number; words: string }[] = $state([]);

/** Speaks a line when the reader has time for it. An effect that speaks does not wait for lines: it would run for ever. */
export function speak(words: string): void {
  if (!words) return;
  untrack(() => {
    spokenLines.push({ id: next++, words });
    if (spokenLines.length > KEEP) spokenLines.splice(0, spokenLines.length - KEEP);
  });
}
