import type { Shortcut } from './keys.ts';

/** The sheets of paper that can lie over a table, one at a time. */
export type DrawerName = Exclude<Shortcut, 'hand' | 'status'> | 'settings' | 'declare' | 'say';
