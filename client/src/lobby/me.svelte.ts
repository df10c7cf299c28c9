/** Who is at this device, as the server knows it. */
import { get, post } from '../net/api.ts';
import type { Me } from '../protocol.ts';
import { language } from '../say/messages.svelte.ts';

export const me: { known: Me | null } = $state({ known: null });

/** Asks again: a table may be waiting. */
export async function refresh(): Promise<void> {
  me.known = await get<Me>(`/api/me?language=${language()}`);
}

/** Gives a name, or another one. */
export async function rename(name: string): Promise<void> {
  me.known = await post<Me>(`/api/guest?language=${language()}`, { name });
}
