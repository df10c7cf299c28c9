/** What a question to the referee is: its steps, and the case that they make. Nothing of the rules is known here. */
import type { PositionRoom } from '../../protocol.ts';
import type { Position } from '../position.ts';

export type Field = { name: string } & (
  | { kind: 'trump' }
  | { kind: 'mode' }
  /** `ranks`: only these cards of the pack. */
  | { kind: 'cards'; most: number; optional?: boolean; ranks?: readonly string[] }
  | { kind: 'card'; from: string; optional?: boolean }
  /** `size`: every group has so many cards. */
  | { kind: 'groups'; size?: number; most?: number }
  | { kind: 'choice'; values: readonly string[]; optional?: boolean }
  | { kind: 'flag' }
  | { kind: 'number'; most: number }
  | { kind: 'level' }
  | { kind: 'calls' }
  /** Deals one after the other: the points of each side, and who took where that is asked. */
  | { kind: 'deals'; sides: readonly string[]; taker: boolean; passed: boolean; total: number }
);

export type Case = Record<string, unknown>;
export type Question = {
  name: string;
  kind: string;
  /** Whether this sheet has the question. */
  on: (room: PositionRoom) => boolean;
  fields: (room: PositionRoom, position: Position) => Field[];
  /** The case for the referee, or null while something is missing. */
  build: (position: Position, room: PositionRoom) => Case | null;
};

export const yes = (text: string | undefined): boolean => text === 'yes';

/** The field, where there is what it asks for. */
export const chosen = (field: Field, there: unknown): Field[] => (there ? [field] : []);

export const seats = (room: PositionRoom): string[] => Array.from({ length: room.players }, (_, seat) => String(seat));

/** A number as it was typed, or null. */
export const number = (text: string | undefined, digits = 4): number | null => (text !== undefined && new RegExp(`^\\d{1,${digits}}$`).test(text) ? Number(text) : null);

/** A number for each name, from the fields that end in it; null while one is missing. */
export function figures(position: Position, prefix: string, names: readonly string[]): Record<string, number> | null {
  const given = names.map((name) => [name, number(position[prefix + name], 5)] as const);
  return given.some(([, value]) => value === null) ? null : (Object.fromEntries(given) as Record<string, number>);
}

/** The sides' card points: asked for where three play, else what is left of the pack. */
export function cardPoints(position: Position, room: PositionRoom, mode: string): Record<string, number> | null {
  const given = room.sides.slice(0, -1).map((side) => number(position[`cards${side}`]));
  const total = room.totals[mode] ?? 0;
  if (given.some((points) => points === null)) return null;
  const points = given as number[];
  const open = room.sides.length === 2 && room.hand === 9 ? number(position['cardsB']) : null;
  const rest = open ?? total - points.reduce((sum, one) => sum + one, 0);
  return Object.fromEntries(room.sides.map((side, at) => [side, points[at] ?? rest]));
}
