// Measures what a player downloads from the first tap to the first card, compressed, against the promise of 60 KB: HTML, CSS,
// JavaScript and one language's messages. Fonts, art and paper that unfolds later (settings, rules, sheet) are listed apart.
// Measured in gzip: on plain http, the hall's own network, browsers do not offer Brotli.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';

const LIMIT = 60 * 1024;
const AREAS = /AREAS = \[([^\]]+)\]/.exec(readFileSync(new URL('../src/net/api.ts', import.meta.url), 'utf8'))[1].match(/[\w.-]+/g);
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const page = here('../../src/mazziere/server/static/');
const messages = here('../../src/mazziere/messages/');
const packed = (bytes) => gzipSync(bytes, { level: 9 }).length;
const manifest = JSON.parse(readFileSync(join(page, '.vite/manifest.json'), 'utf8'));

/** The files of a chunk, those it imports, and their styles. */
function filesOf(key, seen = new Set()) {
  const chunk = manifest[key];
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const style of chunk.css ?? []) seen.add(style);
  for (const other of chunk.imports ?? []) filesOf(other, seen);
  return seen;
}

/** The messages of one language as the one bundle that the server sends to a page. */
function bundle(language) {
  const files = readdirSync(messages).map((area) => join(messages, area, `${language}.json`));
  const all = Object.assign({}, ...files.filter(existsSync).map((file) => JSON.parse(readFileSync(file, 'utf8'))));
  return Object.fromEntries(Object.entries(all).filter(([key]) => AREAS.some((area) => key.startsWith(`${area}.`)) && !AREAS.some((area) => `-${key}`.startsWith(`${area}.`))));
}

const GAMES = ['belote', 'burraco', 'briscola'].filter((game) => manifest[`src/${game}/game.ts`]);
const hall = filesOf(Object.keys(manifest).find((key) => /^_core-.*js$/.test(key)));
const all = readdirSync(page, { recursive: true }).filter((name) => /\.(html|js|css)$/.test(name));
const sizes = new Map(all.map((name) => [name, packed(readFileSync(join(page, name)))]));
const languages = ['it', 'fr', 'en'].map((language) => [`messages ${language}`, packed(Buffer.from(JSON.stringify(bundle(language))))]);

const words = languages.sort((a, b) => b[1] - a[1])[0];
const sum = (rows) => rows.reduce((total, [, bytes]) => total + bytes, 0);
const print = (rows) => rows.sort((a, b) => b[1] - a[1]).forEach(([name, bytes]) => console.log(`${String(bytes).padStart(7)}  ${name}`));
const measured = (files) => ['index.html', ...files].map((name) => [name, sizes.get(name)]);

print([...measured(hall), words]);
let over = 0;
for (const game of GAMES) {
  const total = sum([...measured(filesOf(`src/${game}/game.ts`, new Set(hall))), words]);
  console.log(`${String(total).padStart(7)}  hall and a table of ${game}, of ${LIMIT}`);
  over = Math.max(over, total - LIMIT);
}
console.log(`${String(sum([...sizes])).padStart(7)}  everything there is`);
if (over > 0) {
  console.error(`The page is ${over} bytes over its promise: split, shorten or drop something above.`);
  process.exit(1);
}
