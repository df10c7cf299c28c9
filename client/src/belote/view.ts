/** A deal of belote as one viewer sees it: `games/belote/view.py` in JSON. */
import type { LineView, View } from '../protocol.ts';

export type Lain = [seat: number, card: string];
/** `up` and `down`: the piles of a two-player table, null where a card is gone, `?` where it is covered. */
export interface Hand { count: number; cards: string[] | null; seen: string[]; up: (string | null)[]; down: (string | null)[] }
export interface Contract { taker: number; trump: string; value: number | string | null; level: number; contro: boolean }
export interface Trick { leader: number | null; cards: Lain[]; winning: number | null }
export interface LastTrick { winner: number; cards: Lain[] }
/** `what` is a message key; rank and suit are known once claims are compared, cards once they are shown. */
export interface Declaration {
  seat: number; what: string; length: number; rank: string | null; suit: string | null; cards: string[] | null; points: number | null; state: 'announced' | 'counted' | 'lost';
}
export interface BeloteWord { seat: number; suit: string; state: 'belote' | 'rebelote' }
export interface Result { outcome: string; clause: string | null; points: number[]; lines: LineView[] }
export type Phase = 'bidding' | 'auction' | 'window' | 'declaring' | 'playing' | 'over';

export interface BeloteDeal {
  phase: Phase; viewer: number | string | null; dealer: number; first: number; waiting: number[]; window: string | null; round: number | null; hands: Hand[]; turned: string | null; turned_lies: boolean;
  stock: number;
  trump: string | null; contract: Contract | null; calls: [seat: number, call: string][]; trick: Trick; last_trick: LastTrick | null; tricks: number[]; points: number[]; played: Lain[];
  declarations: Declaration[]; belote: BeloteWord[]; result: Result | null;
}

/** The deal of a view of a belote table; null before the first one. */
export const dealOf = (view: View): BeloteDeal | null => view.deal as BeloteDeal | null;

/** Whether the game waits for the reader. A word at any time may be legal for somebody whom it does not wait for. */
export const isAsked = (view: View): boolean => !!view.legal.length && view.table.you !== null && !!dealOf(view)?.waiting.includes(view.table.you);

/** Whether cards are being played; while claims may still be made they are played too. */
export const isPlay = (deal: BeloteDeal | null | undefined): boolean => deal?.phase === 'playing' || deal?.phase === 'declaring';
