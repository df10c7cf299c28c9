/** What the pages of a contest ask and send. */
import { get, post, send } from '../net/api.ts';
import type { CodesView, ContestHead, ContestView, Deed, DoneView, FormatHead, ImportView, NewContest, PhoneReport, PhoneView, PreviewView, ResultWish, SeasonView } from './protocol.ts';

const at = (id: string): string => `/api/contests/${encodeURIComponent(id)}`;

export const contests = (): Promise<ContestHead[]> => get('/api/contests');
export const formats = (): Promise<FormatHead[]> => get('/api/formats');
export const create = (wish: NewContest): Promise<ContestHead> => post('/api/contests', wish);
export const takeOver = (file: Blob): Promise<ContestHead> => send('/api/contests/file', file);
export const contest = (id: string): Promise<ContestView> => get(at(id));
export const act = (id: string, deed: Deed): Promise<DoneView> => post(`${at(id)}/deeds`, deed);
export const lookAhead = (id: string, deed: Deed): Promise<PreviewView> => post(`${at(id)}/preview`, deed);
export const join = (id: string, code: string): Promise<ContestHead> => post(`${at(id)}/join`, { code });
export const codes = (id: string): Promise<CodesView> => get(`${at(id)}/codes`);
export const renew = (id: string, role: string): Promise<CodesView> => post(`${at(id)}/codes`, { role });
export const importEntries = (id: string, file: Blob | string, really: boolean, encoding = ''): Promise<ImportView> =>
  send(`${at(id)}/import?${new URLSearchParams({ do: String(really), ...(encoding ? { encoding } : {}) })}`, file);
const seasonQuery = (ids: readonly string[], best: number | null): Record<string, string> => ({ contests: ids.join(), ...(best ? { best: String(best) } : {}) });
export const season = (ids: readonly string[], best: number | null): Promise<SeasonView> => get(`/api/season?${new URLSearchParams(seasonQuery(ids, best))}`);
export const seasonUrl = (kind: string, ids: readonly string[], best: number | null, language: string): string => `/api/season/${kind}?${new URLSearchParams({ ...seasonQuery(ids, best), language })}`;
export const phone = (code: string): Promise<PhoneView> => get(`/api/phone/${encodeURIComponent(code)}`);
export const report = (code: string, wish: PhoneReport): Promise<PhoneView> => post(`/api/phone/${encodeURIComponent(code)}`, wish);

export const paperUrl = (id: string, sheet: string, round: string | null, discipline: string, language: string, more: Record<string, string> = {}): string =>
  `${at(id)}/paper/${sheet}?${new URLSearchParams({ ...(round ? { round } : discipline ? { discipline } : {}), language, ...more })}`;
export const exportUrl = (id: string, kind: string, discipline: string, language: string): string => `${at(id)}/export/${kind}?${new URLSearchParams({ discipline, language })}`;

/** A result as the game of the discipline writes it: points, or rounds won. */
export const resultOf = (game: string, first: number, second: number, winner: number | null = null): ResultWish =>
  game === 'briscola' ? { won: [first, second] } : { points: [first, second], winner };

/** The card points of rounds of briscola, from `61-59 70-50`; null when that is not what it is. */
export function roundsOf(text: string): ResultWish | null {
  const pairs = text.trim().split(/[\s,;]+/).map((part) => /^(\d{1,3})\s*[-–:]\s*(\d{1,3})$/.exec(part));
  if (!pairs.length || pairs.some((pair) => !pair)) return null;
  return { rounds: pairs.map((pair) => [Number(pair![1]), Number(pair![2])]) };
}
