/** A deal as it is written down at a real table; the fields are those of `contests/keeper`. */
import type { KeeperSheet } from './protocol.ts';

export type Belote = {
  takers: number | null; points: number; last: number; swept: number | null; belote: number | null; declared: number; declared_by: number | null;
  mode: string; contro: boolean; bid: number | string | null; level: number;
};
export type Briscola = { points: number; last: number };
export type BurracoSide = { clean: number; semi_clean: number; dirty: number; cards: number; hand: number; pot: boolean };
export type Burraco = { sides: [BurracoSide, BurracoSide]; closed: number | null };
export type Written = Belote | Briscola | Burraco;

const SIDE: BurracoSide = { clean: 0, semi_clean: 0, dirty: 0, cards: 0, hand: 0, pot: true };

/** A deal before anything is written. */
export function blank(sheet: KeeperSheet): Written {
  if (sheet.game === 'burraco') return { sides: [{ ...SIDE }, { ...SIDE }], closed: null };
  if (sheet.game === 'briscola') return { points: 60, last: 0 };
  return { takers: 0, points: 0, last: 0, swept: null, belote: null, declared: 0, declared_by: null, mode: sheet.modes[0] ?? 'suit', contro: false, bid: sheet.auction ? 90 : null, level: 1 };
}
