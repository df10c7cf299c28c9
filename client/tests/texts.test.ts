import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { AREAS } from '../src/net/api.ts';
import { GAMES, wordsOf } from '../src/table/games.ts';

const MESSAGES = join(import.meta.dirname, '../../src/mazziere/messages');
const SOURCES = join(import.meta.dirname, '../src');

function bundle(language: string): Record<string, unknown> {
  const files = readdirSync(MESSAGES).map((area) => join(MESSAGES, area, `${language}.json`));
  const all = Object.assign({}, ...files.filter(existsSync).map((file) => JSON.parse(readFileSync(file, 'utf8')))) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(all).filter(([key]) => AREAS.some((area) => key.startsWith(`${area}.`)) && !AREAS.some((area) => `-${key}`.startsWith(`${area}.`))));
}

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|ts)$/.test(name))
  .map((name) => [name, readFileSync(join(SOURCES, name), 'utf8')] as const);

/** Keys that the server speaks by itself. */
const SERVER = /^(table\.(error|refused|gone|phrase|group|differs\.line)|account\.(error|guest))/;

/** Keys written out in the page, and the beginnings of those that are put together. */
const written = sources.filter(([name]) => name !== join('net', 'api.ts')).flatMap(([name, text]) => [...text.matchAll(/['`]((?:account|table|belote)\.[\w.]+)(\$\{)?/g)].map(([, key, open]) => ({ name, key: key!, open: !!open })));

/** A sentence about a seat has a second form, for when the seat is the reader's own. */
const about = sources.flatMap(([name, text]) => [...text.matchAll(/about\('((?:table|belote)\.[\w.]+)'/g)].map(([, key]) => ({ name, key: `${key!}.you`, open: false })));
const used = [...written, ...about];

test.each(['it', 'fr', 'en'])('every text that the page uses is in its bundle in %s', (language) => {
  const keys = Object.keys(bundle(language));
  const missing = used.filter(({ key, open }) => !(open || key.endsWith('.') ? keys.some((known) => known.startsWith(key)) : keys.includes(key)));

  expect(used.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

/** Keys of every area, wherever the page has them from: a part that is fetched later must hold its texts too. */
const AREA = new RegExp(`['\`]((?:${readdirSync(MESSAGES).filter((name) => !/[._]/.test(name)).join('|')})\\.[\\w.]+)(\\$\\{)?`, 'g');

test.each(['it', 'fr', 'en'])('every text that any part of the page uses is in the catalogues in %s', (language) => {
  const keys = readdirSync(MESSAGES).map((area) => join(MESSAGES, area, `${language}.json`)).filter(existsSync).flatMap((file) => Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object));
  const wanted = sources.filter(([name]) => !name.endsWith('protocol.ts')).flatMap(([name, text]) => [...text.matchAll(AREA)].map(([, key, open]) => ({ name, key: key!, open: !!open })));
  const missing = wanted.filter(({ key, open }) => !keys.some((known) => known === key || (known.startsWith(key) && (open || key.endsWith('.') || known[key.length] === '.'))));

  expect(wanted.filter(({ key }) => key.startsWith('burraco.page.')).length).toBeGreaterThan(30);
  expect(missing).toEqual([]);
});

test('a score sheet has the words of its game', () => {
  const keys = readdirSync(MESSAGES).map((area) => join(MESSAGES, area, 'it.json')).filter(existsSync).flatMap((file) => Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object));
  const unsaid = [...GAMES].flatMap((game) => {
    const read = [...AREAS, ...wordsOf(game)];
    return keys.filter((key) => new RegExp(`^${game}\\.(line|outcome|struck)\\.`).test(key) && !read.some((area) => key.startsWith(`${area}.`)));
  });

  expect([...GAMES]).toContain('burraco');
  expect(unsaid).toEqual([]);
});

test('no text of the page is kept for nobody', () => {
  const mine = Object.keys(bundle('it')).filter((key) => /^(table|account)\./.test(key) && !SERVER.test(key));
  const idle = mine.filter((key) => !used.some((use) => use.key === key || ((use.open || use.key.endsWith('.')) && key.startsWith(use.key))));

  expect(idle).toEqual([]);
});

test('no sentence is written into a component', () => {
  const wild = sources.flatMap(([name, text]) => {
    const markup = text.replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, '');
    return name.endsWith('.svelte') ? [...markup.matchAll(/>\s*([A-Za-zÀ-ÿ]{3,}[^<>{}]*)</g)].map((found) => `${name}: ${found[1]}`) : [];
  });

  expect(wild).toEqual([]);
});
