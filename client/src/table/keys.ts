/** Keys of the table. They are listed in the help, and a setting turns them off. */

export const KEYS = {
  h: 'hand', l: 'last', p: 'sheet', o: 'order', m: 'menu', t: 'status', '?': 'help',
} as const;
export type Shortcut = (typeof KEYS)[keyof typeof KEYS];

/** What a key press asks for: nothing while typing, in a dialog, or with a modifier that belongs to the browser. */
export function shortcut(event: KeyboardEvent): Shortcut | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  if ((event.target as Element).closest('input, select, textarea, dialog')) return null;
  return (KEYS as Record<string, Shortcut>)[event.key.toLowerCase()] ?? null;
}
