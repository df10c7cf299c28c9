/** The sentences of a sheet's clauses, read once a language. */
import { get } from '../net/api.ts';
import { language, say } from '../say/messages.svelte.ts';

type Clauses = Record<string, string>;
const read = new Map<string, Promise<Clauses>>();

/** The words of clause `id` as `sheet` tells them. */
export async function clauseWords(sheet: string, id: string): Promise<string> {
  const path = `/api/sheets/${encodeURIComponent(sheet)}?language=${language()}`;
  let clauses = read.get(path);
  if (!clauses) {
    clauses = get<{ clauses: Clauses }>(path).then((found) => found.clauses);
    read.set(path, clauses);
    clauses.catch(() => read.delete(path));
  }
  return (await clauses)[id] ?? say('table.rule.missing', { clause: id });
}
