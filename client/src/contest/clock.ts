/** What the clock of a round shows at a moment; the same reading as `contests/clock.py`. */
import type { ClockView } from './protocol.ts';

export type Phase = 'none' | 'still' | 'running' | 'warning' | 'overtime';
export type Shown = { phase: Phase; seconds: number };

const MINUTE = 60;

export function shown(clock: ClockView, now: number): Shown {
  if (clock.left !== null) return { phase: 'still', seconds: clock.left };
  if (clock.ends === null) return { phase: 'none', seconds: 0 };
  const left = clock.ends - now;
  if (left <= 0) return { phase: 'overtime', seconds: -left };
  return { phase: left <= clock.warning * MINUTE ? 'warning' : 'running', seconds: left };
}

export const minutes = (seconds: number): string => `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;

export const timeOfDay = (seconds: number, language: string): string =>
  new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(new Date(seconds * 1000));

/** An ISO date as the reader's country writes it; what is no date stays as it is. */
export function day(iso: string, language: string): string {
  const [year, month, date] = iso.split('-').map(Number);
  const found = new Date(year!, month! - 1, date);
  return Number.isNaN(found.getTime()) ? iso : new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(found);
}
