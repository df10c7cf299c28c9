/** The ruling in one sentence: the referee's own last word, or what its answer comes to. */
import type { RulingPage } from '../protocol.ts';
import { has, say } from '../say/messages.svelte.ts';

type Answer = Record<string, unknown>;

const either = (name: string, yes: unknown): string => `${name}.${yes ? 'yes' : 'no'}`;

/** Questions whose answer is a yes, a no, or a number. */
const PLAIN: Record<string, (answer: Answer) => string> = {
  meld: (answer) => (answer['legal'] ? `meld.${String(answer['class'])}` : 'meld.no'),
  extend: (answer) => either('extend', answer['legal']),
  closing: (answer) => (answer['refused'] ? 'closing.refused' : answer['closes'] ? 'closing.closes' : answer['takes_pot'] ? 'closing.pot' : 'closing.stays'),
  declarations: (answer) => (answer['side'] ? 'declarations.side' : 'declarations.nobody'),
  belote: (answer) => either('belote', answer['points']),
  detect: (answer) => either('detect', (answer['combos'] as unknown[]).length),
  held: (answer) => ((answer['deals'] as Answer[]).at(-1)?.['pot'] ? 'held.waits' : 'held.nothing'),
  match: (answer) => (expected(answer)['winner'] ? 'match.won' : 'match.goes_on'),
  tricks: (answer) => either('tricks', !answer['illegal']),
  games: (answer) => (answer['complete'] ? 'games.over' : 'games.goes_on'),
  draws: (answer) => (answer['turned_card_to'] === null ? 'draws.stock' : 'draws.turned'),
  called: () => 'called',
  end: () => 'end',
  victory: () => 'victory',
};

const expected = (answer: Answer): Answer => (answer['expect'] ?? {}) as Answer;

export function verdict(question: string, { answer, steps }: RulingPage): string {
  const plain = PLAIN[question]?.(answer);
  const key = `referee.page.verdict.${plain}`;
  if (plain && has(key)) return say(key, params(answer));
  const last = question === 'trick' ? steps[0] : steps.at(-1);
  return last?.words ?? '';
}

/** Final figures by side, for the questions that have them. */
export function scoresOf(question: string, answer: Answer): Record<string, number> | null {
  const found = question === 'match' ? expected(answer)['final'] : question === 'end' ? answer : answer['score'];
  return found && typeof found === 'object' ? (found as Record<string, number>) : null;
}

/** Everything of an answer that a sentence may name. */
function params(answer: Answer): Record<string, string | number> {
  const found: Record<string, string | number> = { total: Number(answer['points'] ?? 0) + Number(answer['bonus'] ?? 0) };
  const [scores, won, pair, deals] = ['scores', 'won', 'expect', 'deals'].map((key) => (Array.isArray(answer[key]) ? (answer[key] as unknown[]) : []));
  const inside = [answer, expected(answer), answer['illegal'], (deals?.at(-1) as Answer | undefined)?.['pot']];
  for (const one of inside) {
    for (const [key, value] of Object.entries((one ?? {}) as Answer)) if (typeof value === 'string' || typeof value === 'number') found[key] = value;
  }
  return { ...found, caller: Number(scores?.[0] ?? 0), won: (won ?? []).join(' – '), ours: Number(pair?.[0] ?? 0), theirs: Number(pair?.[1] ?? 0) };
}
