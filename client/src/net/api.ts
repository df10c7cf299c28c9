/** The server's plain requests. A refusal arrives as an Error whose message is a sentence in the reader's language. */
import { add, language, say, type Bundle, type Language } from '../say/messages.svelte.ts';

export class ServerError extends Error {
  constructor(message: string, readonly status: number, readonly key = '', readonly detail: Record<string, unknown> = {}) {
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
  if (!answer.ok) throw await refusal(answer);
  return (await answer.json()) as T;
}

async function refusal(answer: Response): Promise<ServerError> {
  try {
    const body = (await answer.json()) as { key?: string; words?: string; detail?: Record<string, unknown> };
    return new ServerError(body.words ?? say('account.error.server'), answer.status, body.key, body.detail);
  } catch {
    return new ServerError(say('account.error.server'), answer.status);
  }
}

export const get = <T>(path: string): Promise<T> => ask<T>(path);

export const remove = <T>(path: string): Promise<T> => ask<T>(path, { method: 'DELETE' });

export const post = <T>(path: string, body: unknown): Promise<T> =>
  ask<T>(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });

export const send = <T>(path: string, body: Blob | string): Promise<T> => ask<T>(path, { method: 'POST', body });

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
