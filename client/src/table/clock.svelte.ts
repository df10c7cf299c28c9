/** The table's time. The server's clock is the one that counts; the page only learns how far its own is off. */

const time = $state({ now: Date.now(), offset: -Infinity });

/** A clock that was set anew is farther off than any message is late. */
const LATEST = 60_000;

setInterval(() => (time.now = Date.now()), 250);

/**
 * Tells the page what time it is at the server, in milliseconds. A message that was long on its way tells a time that has
 * passed: of all of them the one that came fastest is believed, so that a late one does not move the deadline.
 */
export function serverTime(ms: number): void {
  const offset = ms - Date.now();
  if (offset > time.offset || time.offset - offset > LATEST) time.offset = offset;
}

/** Whole seconds until `ends`, never below 0; null without a clock. */
export const secondsTo = (ends: number | null): number | null =>
  ends === null ? null : Math.max(0, Math.ceil((ends - (time.now + time.offset)) / 1000));

/** 0:18 */
export const minutes = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
