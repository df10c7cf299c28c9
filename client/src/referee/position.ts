/** A position as it stands in the address: plain texts by name, so that a link carries all of it. */

export type Position = Record<string, string>;

/** What an address says. */
export const readPosition = (search: string): Position => Object.fromEntries(new URLSearchParams(search));

/** The address of a position; what is empty is left out. */
export function addressOf(position: Position): string {
  const filled = Object.entries(position).filter(([, value]) => value !== '');
  const text = new URLSearchParams(filled).toString();
  return text ? `/referee?${text}` : '/referee';
}

const parts = (text: string | undefined, sign: string): string[] => (text ? text.split(sign).filter(Boolean) : []);

/** Cards between dots: `10H.JS`. */
export const cardsIn = (text: string | undefined): string[] => parts(text, '.');
export const cardsText = (cards: readonly string[]): string => cards.join('.');

/** Groups of cards between lines: `QS.QH.QD_9D.8D.7D`; the last one may still be open. */
export const groupsIn = (text: string | undefined): string[][] => parts(text, '_').map(cardsIn);
export const groupsText = (groups: readonly string[][]): string => groups.map(cardsText).join('_');

export type Call = [seat: number, call: string];

/** Calls with their seats: `0:pass_1:name H`. */
export const callsIn = (text: string | undefined): Call[] =>
  parts(text, '_').flatMap((entry): Call[] => {
    const [seat, call] = entry.split(':');
    return call === undefined || !/^\d$/.test(seat ?? '') ? [] : [[Number(seat), call]];
  });
export const callsText = (calls: readonly Call[]): string => calls.map(([seat, call]) => `${seat}:${call}`).join('_');

/** One deal of several: who took (empty where nobody asks), and the points of each side; no points where everybody passed. */
export type Deal = { taker: string; points: number[] };

/** Deals with their points: `T1:81:81_T2:60:102_-`, a dash where everybody passed. */
export const dealsIn = (text: string | undefined): Deal[] =>
  parts(text, '_').map((entry) => {
    const [taker = '', ...points] = entry === '-' ? [] : entry.split(':');
    return { taker, points: points.filter((value) => /^\d{1,5}$/.test(value)).map(Number) };
  });
export const dealsText = (deals: readonly Deal[]): string => deals.map(({ taker, points }) => (points.length ? [taker, ...points].join(':') : '-')).join('_');

export type Options = Record<string, unknown>;

/** House rules as texts: `tie:both_score.target:1000`. */
export const rulesIn = (text: string | undefined): Options =>
  Object.fromEntries(parts(text, '.').map((entry) => [entry.slice(0, entry.indexOf(':')), entry.slice(entry.indexOf(':') + 1)]));
export const rulesText = (options: Options): string =>
  Object.entries(options).map(([name, value]) => `${name}:${Array.isArray(value) ? value.join(',') : String(value)}`).join('.');
