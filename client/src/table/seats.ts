/** Who sits where on this screen, and who is "we". Seats are drawn in the sheet's direction, the reader at the bottom. */

export type Place = 'S' | 'E' | 'NE' | 'N' | 'NW' | 'W';
export type Direction = 'ccw' | 'cw';

const PLACES: Record<number, readonly Place[]> = { 2: ['S', 'N'], 3: ['S', 'E', 'W'], 4: ['S', 'E', 'N', 'W'], 5: ['S', 'E', 'NE', 'NW', 'W'] };
const MIRROR: Record<Place, Place> = { S: 'S', E: 'W', N: 'N', W: 'E', NE: 'NW', NW: 'NE' };

/** The side of the mat where `seat` sits for a reader in seat `you`: anticlockwise, the next player is at the right. */
export function placeOf(seat: number, you: number, seats: number, direction: Direction): Place {
  const place = PLACES[seats]?.[(seat - you + seats) % seats] ?? 'N';
  return direction === 'ccw' ? place : MIRROR[place];
}

/** Pairs sit across; with two or three seats everyone plays alone. */
export const sideOf = (seat: number, seats: number): number => (seats === 4 ? seat % 2 : seat);

/** `us` or `them`: the pen that is drawn under a name. */
export const teamOf = (side: number, ours: number): 'us' | 'them' => (side === ours ? 'us' : 'them');
