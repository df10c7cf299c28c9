/** The sides of a table as the reader sees them: ours first. */
import type { MatchView, TableView } from '../protocol.ts';
import { cap, say } from '../say/messages.svelte.ts';
import { sideOf, teamOf } from './seats.ts';

export type SideScore = { side: number; team: 'us' | 'them'; name: string; score: number; /** Null in a game without tricks. */ tricks: number | null };

/** Our own side's number; a spectator sits behind seat 0. */
export const ourSide = (table: TableView): number => sideOf(table.you ?? 0, table.seats.length);

/** "Noi", "Loro"; a player's name where everyone plays alone or the reader only looks on. */
export function sideName(side: number, table: TableView): string {
  const seats = table.seats.length;
  const members = table.seats.filter((_, seat) => sideOf(seat, seats) === side);
  if (table.you === null) return members.map((seat) => seat.name).join(' – ');
  if (side === ourSide(table)) return cap(say(members.length > 1 ? 'table.us' : 'table.you'));
  return members.length > 1 ? cap(say('table.them')) : members[0]!.name;
}

/** A side within a sentence: "noi", "loro", a name. */
export function sideWord(side: number, table: TableView): string {
  const name = sideName(side, table);
  const pair = [cap(say('table.us')), cap(say('table.them')), cap(say('table.you'))].includes(name);
  return pair ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** Every side with its score and the tricks of the deal (null: a game without tricks), ours first. */
export function sideScores(table: TableView, match: MatchView, tricks: readonly number[] | null): SideScore[] {
  const ours = ourSide(table);
  return match.scores
    .map((score, side) => ({ side, team: teamOf(side, ours), name: sideName(side, table), score, tricks: tricks && (tricks[side] ?? 0) }))
    .sort((a, b) => Number(b.side === ours) - Number(a.side === ours));
}

/** A sentence about a seat; about the reader it is said as to somebody: `key.you`. */
export const about = (key: string, seat: number, table: TableView, params: Record<string, string | number> = {}): string =>
  seat === table.you ? say(`${key}.you`, params) : say(key, { ...params, name: nameOf(seat, table) });

/** How a seat is called in a sentence: "tu" for the reader. */
export const nameOf = (seat: number, table: TableView): string => (seat === table.you ? say('table.you') : table.seats[seat]?.name ?? '');
