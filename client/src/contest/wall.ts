/** What the wall of the hall shows, cut into sheets that are turned. */
import type { ContestView, DisciplineView, RoundView } from './protocol.ts';

/** Rows that are read from the far end at once. */
export const ROWS = 8;

export type Seat = { key: string; names: string[] };
export type Sheet =
  | { kind: 'seats'; discipline: DisciplineView; round: RoundView; from: number; count: number; seats: Seat[] }
  | { kind: 'rows'; discipline: DisciplineView; round: RoundView | null; from: number; count: number }
  | { kind: 'overall'; discipline: null; round: null; from: number; count: number };

const cut = (length: number): number[] => Array.from({ length: Math.max(1, Math.ceil(length / ROWS)) }, (_, i) => i * ROWS);

/** The sheets of a contest in their order: where everybody sits, then the tables. Who rests stands after the seats. */
export function sheetsOf(view: ContestView, resting: (name: string) => string): Sheet[] {
  const found: Sheet[] = [];
  for (const discipline of view.disciplines) {
    const round = discipline.rounds.at(-1) ?? null;
    if (round && (round.stage === 'posted' || round.stage === 'playing')) {
      const seats: Seat[] = [
        ...round.tables.map((table) => ({ key: table.key, names: table.sides.map((side) => side.name) })),
        ...round.rest.map((name) => ({ key: '–', names: [resting(name)] })),
      ];
      for (const from of cut(seats.length)) found.push({ kind: 'seats', discipline, round, from, count: seats.length, seats });
    }
    const played = discipline.rounds.length > 1 || round?.tables.some((table) => table.settled);
    if (played && round?.stage !== 'posted') for (const from of cut(discipline.rows.length)) found.push({ kind: 'rows', discipline, round, from, count: discipline.rows.length });
  }
  if (view.overall?.some((row) => row.points)) for (const from of cut(view.overall.length)) found.push({ kind: 'overall', discipline: null, round: null, from, count: view.overall.length });
  return found;
}

/** The counter's bell, struck three times. */
export function bell(): void {
  try {
    const audio = new AudioContext();
    for (const at of [0, 0.7, 1.4]) {
      const [tone, loudness] = [audio.createOscillator(), audio.createGain()];
      tone.frequency.value = 1568;
      loudness.gain.setValueAtTime(0.4, audio.currentTime + at);
      loudness.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.6);
      tone.connect(loudness).connect(audio.destination);
      tone.start(audio.currentTime + at);
      tone.stop(audio.currentTime + at + 0.6);
    }
  } catch {
    /* a browser without sound still shows the alarm */
  }
}
