/** A deal of briscola as one viewer sees it: `games/briscola/view.py` in JSON. */
import type { View } from '../protocol.ts';

export type Lain = [seat: number, card: string];
export interface Hand { count: number; cards: string[] | null }
/** `partner` is null until the called card has been played, except for its holder. */
export interface Call { caller: number; rank: string; target: number; called: string | null; partner: number | null; alone: boolean | null; open: boolean }

export interface BriscolaDeal {
  phase: 'auction' | 'naming_rank' | 'naming_suit' | 'playing' | 'over'; dealer: number; waiting: number[]; hands: Hand[]; turned: string | null; turned_taken: boolean;
  stock: number; trump: string | null; contract: Call | null; calls: [seat: number, call: string][]; trick: { leader: number; cards: Lain[]; winning: number | null };
  last_trick: { winner: number; cards: Lain[] } | null; tricks: number[]; points: number[]; swapped: Lain[]; signals: [number, string][]; looking: boolean; can_swap: string | null;
  match_points: { points: number[]; clause: string } | null;
}

export const dealOf = (view: View): BriscolaDeal | null => (view.deal as BriscolaDeal | null) ?? null;
