/** What is said at a belote table, in the reader's language. */
import { rankOf, suitName, suitOf } from '../cards/names.ts';
import type { View } from '../protocol.ts';
import { cap, has, say, sayFirst } from '../say/messages.svelte.ts';
import { dealOf, type BeloteDeal, type Contract, type Declaration } from './view.ts';

const MODES: Record<string, string> = { NT: 'none', senza: 'none', AT: 'all' };

/** "cuori", "senza atout", "tutto atout" */
export const trumpName = (trump: string): string => (trump.length === 1 ? suitName(trump) : say(`table.trump.${MODES[trump] ?? trump}`));

export type Bid = { call: string; value: string; trump: string };

/** The bids among what is legal, in the order in which they are listed. */
export const auctionBids = (legal: readonly string[]): Bid[] =>
  legal.flatMap((call) => {
    const [verb, value, trump] = call.split(' ');
    return verb === 'bid' && value && trump ? [{ call, value, trump }] : [];
  });

/** "110", "cappotto" */
export const bidValueWords = (value: string): string => (/^\d+$/.test(value) ? value : say(`table.bid.${value}`));

/** "110 quadri" */
export const bidWords = (value: string, trump: string): string => `${bidValueWords(value)} ${trumpName(trump)}`;

/** What this sheet calls the trump: briscola or atout. */
export const trumpWord = (sheet: string): string => sayFirst([`table.trumps.${sheet}`, 'table.trumps']);

/** "110 quadri"; without an auction the trump alone. */
export const contractName = ({ trump, value }: Contract): string => (value === null ? trumpName(trump) : bidWords(String(value), trump));

/** "contrato", "surcontrato"; nothing while nobody has doubled. */
export const levelWords = ({ level, contro }: Contract): string => (level > 1 || contro ? say(`table.level.${contro ? 2 : level}`) : '');

/** "110 quadri, contrato" */
export const contractWords = (contract: Contract): string => [contractName(contract), levelWords(contract)].filter(Boolean).join(', ');

/** A call as it stands on a place card and in a slip: "passo", "prendo cuori". */
export function callWords(call: string, turned: string | null): string {
  const [verb, ...rest] = call.split(' ');
  if (verb === 'take' && turned) return say('table.call.take.suit', { suit: suitName(suitOf(turned)) });
  const what = rest.at(-1);
  if (verb === 'bid' && rest.length === 2) return bidWords(rest[0]!, rest[1]!);
  if (verb === 'name' && what) return say('table.call.take.suit', { suit: trumpName(what) });
  return has(`table.call.${verb}`) ? say(`table.call.${verb}`) : call;
}

/** What letting a call go by is called: a pass is one, staying silent while others may speak is none. */
export const passWords = (window: string | null): string => say(window === 'swap' ? 'table.call.pass.swap' : window ? 'table.call.pass.window' : 'table.call.pass');

/** The suit that a call names, for its sign. */
export const callSuit = (call: string, turned: string | null): string | null =>
  call === 'take' ? (turned ? suitOf(turned) : null) : (/^(?:name|bid \S+) ([SHDC])$/.exec(call)?.[1] ?? null);

/** What the reader's turn asks: "rispondi a fiori", "esci tu". */
export function turnHint(view: View): string {
  const deal = dealOf(view);
  if (!deal) return '';
  if (deal.window) return say(`table.hint.window.${view.legal.includes(deal.window) ? deal.window : 'other'}`);
  if (deal.phase === 'bidding') return biddingHint(deal, view.table.you);
  if (deal.phase === 'auction') return say(view.legal.includes('redouble') ? 'table.hint.redouble' : 'table.hint.auction');
  const led = deal.trick.cards[0]?.[1];
  if (!led) return say('table.hint.lead');
  const suit = suitName(suitOf(led));
  const reasons = new Set(view.why.map((why) => why.reason));
  for (const reason of ['MUST_OVERTRUMP', 'MUST_RUFF', 'MUST_FOLLOW', ...reasons]) {
    if (reasons.has(reason) && has(`table.hint.${reason}`)) return say(`table.hint.${reason}`, { suit });
  }
  return say('table.hint.any');
}

function biddingHint(deal: BeloteDeal, you: number | null): string {
  const round = say(`table.hint.round.${deal.round ?? 1}`);
  return deal.dealer === you ? `${round}, ${say('table.hint.dealer')}` : round;
}

/** A declaration as the table may know it: "terza", "terza di fiori al re", "quattro fanti". */
export const declarationWords = ({ what, suit, rank }: Declaration): string =>
  say(what, { suit: suit ? suitName(suit) : '', rank: rank ? say(`table.rank.${rank}`) : '' });

/** A declaration on a place card: its kind alone. */
export const declarationShort = ({ length }: Declaration): string => say(`belote.declaration.${length || 'four'}`);

const NATURAL = ['A', 'K', 'Q', 'J', '10', '9', '8', '7'];

/** What a side held together: "quattro fanti", "terza di fiori alla donna". */
export function heldWords(cards: readonly string[]): string {
  const ranks = cards.map(rankOf);
  if (new Set(ranks).size === 1) return say(`belote.declaration.four.${ranks[0]}`);
  const top = NATURAL.find((rank) => ranks.includes(rank)) ?? '';
  return say(`belote.declaration.${cards.length}.top`, { suit: suitName(suitOf(cards[0]!)), rank: say(`table.rank.${top}`) });
}

/** A claim as its button says it: "declare 3 KH" is "terza di cuori al re", "declare four J" "quattro fanti". */
export function claimWords(claim: string): string {
  const [, kind = '', top = ''] = claim.split(' ');
  if (kind === 'four') return cap(say(`belote.declaration.four.${top}`));
  return cap(say(`belote.declaration.${kind}.top`, { suit: suitName(suitOf(top)), rank: say(`table.rank.${rankOf(top)}`) }));
}
