/** The server's plain requests. A refusal arrives as an Error whose message is a sentence in the reader's language. */
import { add, language, say, type Bundle, type Language } from '../say/messages.svelte.ts';

export class ServerError extends Error {
  constructor(message: string, readonly status: number) {
    super(message);
  }
}

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, { ...init, headers: { accept: 'application/json', ...init.headers } });
  } catch {
    throw new ServerError(say('account.error.unreachable'), 0);
  }
  if (!answer.ok) throw new ServerError(await reason(answer), answer.status);
  return (await answer.json()) as T;
}

async function reason(answer: Response): Promise<string> {
  try {
    const body = (await answer.json()) as { words?: string; detail?: string };
    return body.words ?? body.detail ?? say('account.error.server');
  } catch {
    return say('account.error.server');
  }
}

export const get = <T>(path: string): Promise<T> => ask<T>(path);

export const post = <T>(path: string, body: unknown): Promise<T> =>
  ask<T>(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });

/** The parts of the catalogue that these pages use; errors, refusals and options arrive from the server already in words. */
export const AREAS = ['account', 'table', '-table.error', '-table.refused', '-table.gone', '-table.group', 'belote.line', 'belote.outcome', 'belote.struck', 'belote.declaration'];

export const messagesOf = (language: Language): Promise<Bundle> => get<Bundle>(`/api/messages/${language}?areas=${AREAS.join()}`);

/** More parts of the catalogue, for a page that comes later; from now on they are read with every language. */
export async function needWords(parts: readonly string[]): Promise<void> {
  const missing = parts.filter((part) => !AREAS.includes(part));
  if (!missing.length) return;
  add(await get<Bundle>(`/api/messages/${language()}?areas=${missing.join()}`));
  AREAS.push(...missing);
}
