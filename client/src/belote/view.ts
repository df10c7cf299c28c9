/** A deal of belote as one viewer sees it: `games/belote/view.py` in JSON. */
import type { LineView, View } from '../protocol.ts';

export type Lain = [seat: number, card: string];
export interface Hand { count: number; cards: string[] | null }
export interface Contract { taker: number; trump: string; value?: number | null; level?: number | null }
export interface Trick { leader: number | null; cards: Lain[]; winning: number | null }
export interface LastTrick { winner: number; cards: Lain[] }
export interface Declaration { seat: number; what: string; cards: string[] | null; points: number | null; state: string }
export interface BeloteWord { seat: number; state: string }
export interface Result { outcome: string; clause: string | null; points: number[]; lines: LineView[] }
export type Phase = 'bidding' | 'auction' | 'window' | 'declaring' | 'playing' | 'over';

export interface BeloteDeal {
  phase: Phase; viewer: number | string | null; dealer: number; waiting: number[]; hands: Hand[]; turned: string | null; stock: number;
  trump: string | null; contract: Contract | null; calls: [seat: number, call: string][]; trick: Trick; last_trick: LastTrick | null; tricks: number[];
  declarations: Declaration[]; belote: BeloteWord[]; result: Result | null;
}

/** The deal of a view of a belote table; null before the first one. */
export const dealOf = (view: View): BeloteDeal | null => view.deal as BeloteDeal | null;
