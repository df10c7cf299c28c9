/** The games that have a table on this page, each in a part of the page of its own. */
import type { Component } from 'svelte';
import { needWords } from '../net/api.ts';
import { playWith, type Family } from '../cards/packs.svelte.ts';
import type { View } from '../protocol.ts';
import type { Director, Room } from './room.svelte.ts';

export interface GamePage {
  Table: Component<{ id: string; room: Room }>;
  direct: Director;
  settle: (view: View, room: Room) => void;
}

const PAGES: Record<string, { family: Family; words: readonly string[]; load: () => Promise<GamePage> }> = {
  belote: { family: 'french', words: [], load: () => import('../belote/game.ts') },
  burraco: { family: 'french', words: ['burraco.page', 'burraco.line', 'burraco.outcome', 'burraco.struck'], load: () => import('../burraco/game.ts') },
  briscola: { family: 'italian', words: ['briscola.page', 'briscola.line', 'briscola.outcome'], load: () => import('../briscola/game.ts') },
};

/** The parts of the catalogue that come with a game, besides what the hall has. */
export const wordsOf = (game: string): readonly string[] => PAGES[game]!.words;

export const GAMES: ReadonlySet<string> = new Set(Object.keys(PAGES));

const loaded = new Map<string, Promise<GamePage>>();

/** The page of a game with its words; asked for once, and again when that failed. */
export function gamePage(game: string): Promise<GamePage> {
  playWith(PAGES[game]!.family);
  const found = loaded.get(game);
  if (found) return found;
  const { words, load } = PAGES[game]!;
  const page = Promise.all([load(), needWords(words)]).then(([page]) => page);
  loaded.set(game, page);
  page.catch(() => loaded.delete(game));
  return page;
}
