/** A deal of burraco as one viewer sees it: `games/burraco/view.py` in JSON. */
import type { View } from '../protocol.ts';

/** `cards` in table order; a wild is written with what it stands for, `JK=7H` in a run and `JK=K` in a set. */
export interface Meld { cards: string[]; shape: 'run' | 'set'; burraco: 'none' | 'dirty' | 'semi_clean' | 'clean'; points: number; bonus: number }
export interface Hand { count: number; cards: string[] | null; seen: string[] }
export interface Turn { seat: number; drawn: boolean; can_back: boolean; single: string | null; equal_held: boolean }
export interface Side { melds: Meld[]; pot: 'none' | 'taken' | 'played'; pot_holder: number | null; points: number }
export interface Result { outcome: string; closed_by: number | null; points: number[]; victory: { points: [number, number]; difference: number; band: [number, number | null]; clause: string | null } | null }

export interface BurracoDeal {
  phase: 'draw' | 'play' | 'over'; viewer: number | null; dealer: number; waiting: number[]; hands: Hand[]; stock: number; pile: string[];
  pots: number[]; sides: Side[]; turn: Turn; quiet: number; result: Result | null;
}

export const dealOf = (view: View): BurracoDeal | null => (view.deal as BurracoDeal | null) ?? null;

/** A card of a meld: the card itself, and what it stands for when it is a wild. */
export function laid(text: string): { card: string; as: string | null } {
  const [card = text, as = null] = text.split('=');
  return { card, as };
}
