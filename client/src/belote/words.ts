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

/** "110 quadri, contrato"; without an auction the trump alone. */
export function contractWords({ trump, value, level }: Contract): string {
  const name = value ? `${value} ${trumpName(trump)}` : trumpName(trump);
  return level && level > 1 && has(`table.level.${level}`) ? `${name}, ${say(`table.level.${level}`)}` : name;
}

/** A call as it stands on a place card and in a slip: "passo", "prendo cuori". */
export function callWords(call: string, turned: string | null): string {
  const [verb, ...rest] = call.split(' ');
  if (verb === 'take' && turned) return say('table.call.take.suit', { suit: suitName(suitOf(turned)) });
  const what = rest.at(-1);
  if (verb === 'bid' && rest.length === 2) return bidWords(rest[0]!, rest[1]!);
  if (verb === 'name' && what) return say('table.call.take.suit', { suit: trumpName(what) });
  return has(`table.call.${verb}`) ? say(`table.call.${verb}`) : call;
}

/** The suit that a call names, for its sign. */
export const callSuit = (call: string, turned: string | null): string | null =>
  call === 'take' ? (turned ? suitOf(turned) : null) : (/^(?:name|bid \S+) ([SHDC])$/.exec(call)?.[1] ?? null);

/** What the reader's turn asks: "rispondi a fiori", "esci tu". */
export function turnHint(view: View): string {
  const deal = dealOf(view);
  if (!deal) return '';
  if (deal.phase === 'bidding') return biddingHint(deal, view.table.you);
  if (deal.phase !== 'playing') return has(`table.hint.${deal.phase}`) ? say(`table.hint.${deal.phase}`) : '';
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
  const round = say(deal.calls.length < deal.hands.length ? 'table.hint.round.1' : 'table.hint.round.2');
  return deal.dealer === you ? `${round}, ${say('table.hint.dealer')}` : round;
}

/** A declaration as the table may know it: "terza", "terza di fiori al re", "quattro fanti". */
export function declarationWords({ what, cards, points }: Declaration): string {
  const key = what.replace(/[^\w.]/g, '_');
  const top = cards?.[0];
  const named: Record<string, string> = top ? { suit: suitName(suitOf(top)), rank: say(`table.rank.${rankOf(top)}`) } : {};
  return sayFirst([what, `belote.declaration.${key}`, `table.declaration.${key}`], { ...named, points: points ?? '' }) || what;
}

/** A line of the score: its words, with whose it is and which cards where the line knows them. */
export function lineWords(what: string, params: Record<string, string | number>): string {
  return cap(sayFirst([what, `belote.line.${what}`, `table.line.${what}`], params) || what);
}

/** A claim as its button says it: "declare 3 KH" is "terza di cuori al re", "declare four J" "quattro fanti". */
export function claimWords(claim: string): string {
  const [, kind = '', top = ''] = claim.split(' ');
  if (kind === 'four') return cap(say('table.claim.four', { rank: say(`table.ranks.${top}`) }));
  return cap(say(`table.claim.${Number(kind) > 5 ? 'more' : kind}`, { suit: suitName(suitOf(top)), rank: say(`table.rank.${rankOf(top)}`), count: Number(kind) }));
}
