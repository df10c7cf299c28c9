/** The ruling in one sentence: the referee's own last word, or for a meld whether it is one. */
import type { RulingPage } from '../protocol.ts';
import { has, say } from '../say/messages.svelte.ts';

type Answer = Record<string, unknown>;

/** Questions that are answered with yes or no. */
const PLAIN: Record<string, (answer: Answer) => string> = {
  meld: (answer) => (answer['legal'] ? `meld.${String(answer['class'])}` : 'meld.no'),
  extend: (answer) => (answer['legal'] ? 'extend.yes' : 'extend.no'),
  closing: (answer) => (answer['refused'] ? 'closing.refused' : answer['closes'] ? 'closing.closes' : answer['takes_pot'] ? 'closing.pot' : 'closing.stays'),
  declarations: (answer) => (answer['side'] ? 'declarations.side' : 'declarations.nobody'),
  called: () => 'called',
  end: () => 'end',
};

export function verdict(question: string, { answer, steps }: RulingPage): string {
  const plain = PLAIN[question]?.(answer);
  const key = `referee.page.verdict.${plain}`;
  if (plain && has(key)) return say(key, params(answer));
  const last = question === 'trick' ? steps[0] : steps.at(-1);
  return last?.words ?? '';
}

function params(answer: Answer): Record<string, string | number> {
  const plain = Object.entries(answer).filter(([, value]) => typeof value === 'string' || typeof value === 'number') as [string, string | number][];
  const scores: Record<string, number> = Array.isArray(answer['scores']) ? { caller: (answer['scores'] as number[])[0] ?? 0 } : {};
  return { ...Object.fromEntries(plain), ...scores, total: Number(answer['points'] ?? 0) + Number(answer['bonus'] ?? 0) };
}
