// Measures the page: HTML, CSS, JavaScript and the largest language's messages, compressed, against the promise of 60 KB.
// Measured in gzip: on plain http, the hall's own network, browsers do not offer Brotli. Fonts and art come later and are not counted.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';

const LIMIT = 60 * 1024;
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const page = here('../../src/mazziere/server/static/');
const messages = here('../../src/mazziere/messages/');
const packed = (bytes) => gzipSync(bytes, { level: 9 }).length;

const rows = readdirSync(page, { recursive: true })
  .filter((name) => /\.(html|js|css)$/.test(name))
  .map((name) => [name, packed(readFileSync(join(page, name)))]);

/** Every area's messages of one language as the one bundle that the server sends. */
function bundle(language) {
  const areas = readdirSync(messages, { withFileTypes: true }).filter((entry) => entry.isDirectory() && entry.name !== '__pycache__');
  const read = (area) => { try { return JSON.parse(readFileSync(join(messages, area.name, `${language}.json`), 'utf8')); } catch (error) { if (error.code === 'ENOENT') return {}; throw error; } };
  return Object.assign({}, ...areas.map(read));
}

const languages = ['it', 'fr', 'en'].map((language) => [`messages ${language}`, packed(Buffer.from(JSON.stringify(bundle(language))))]);
rows.push(languages.sort((a, b) => b[1] - a[1])[0]);

const total = rows.reduce((sum, [, bytes]) => sum + bytes, 0);
for (const [name, bytes] of rows.sort((a, b) => b[1] - a[1])) console.log(`${String(bytes).padStart(7)}  ${name}`);
console.log(`${String(total).padStart(7)}  of ${LIMIT}`);
if (total > LIMIT) {
  console.error(`The page is ${total - LIMIT} bytes over its promise: split, shorten or drop something above.`);
  process.exit(1);
}
