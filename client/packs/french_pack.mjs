// Makes the French-suited pack of the page from @letele/playing-cards 0.1.0 (CC0; the design is that of me.uk/cards).
//
//   npm install --prefix DIR @letele/playing-cards@0.1.0 react@18 react-dom@18 esbuild svgo
//   node french_pack.mjs DIR          writes ../public/packs/french.svg
//
// The pack is drawn once and its sprite is kept here, so that building the page needs none of these packages.
// The printed address on the ace of spades is left out; jokers and back are those of our own phone pack.
// A printed index is too small for a phone: each card gets the one of our own pack over it, in the corner (#cKH) and along the
// top edge (#rKH), on paper of its own. The backs are #back and #back2.
import { createRequire } from 'node:module';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = process.argv[2];
if (!folder) throw new Error('say where the packages are installed: node french_pack.mjs DIR');
const need = createRequire(pathToFileURL(join(folder, 'package.json')));
const { buildSync } = need('esbuild');
const { optimize } = need('svgo');
const { createElement } = need('react');
const { renderToStaticMarkup } = need('react-dom/server');

const RANKS = { a: 'A', j: 'J', q: 'Q', k: 'K' };
const SUITS = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };
const CARD = /^([SHDC])(10|[2-9ajqk])$/;

/** The name of a card as the house writes it, 10H or KS; null for what we take from our own pack. */
function named(name) {
  const found = CARD.exec(name);
  return found && `${RANKS[found[2]] ?? found[2]}${found[1]}`;
}

/** One card as a symbol of the sprite; its inner names get the card's own prefix. */
function symbol(id, markup) {
  const plain = markup.replace(/<text[^>]*>.*?<\/text>/g, '');
  const config = { multipass: true, floatPrecision: 1, plugins: ['preset-default', { name: 'prefixIds', params: { prefix: id, prefixClassNames: false } }] };
  const svg = optimize(plain, config).data.replaceAll('xlink:href', 'href');
  const inner = svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
  // Pips follow the colours of the page, two or four of them; a court keeps its own.
  if (/^[JQK]/.test(id)) return `<symbol id="f${id}" viewBox="-120 -168 240 336" preserveAspectRatio="none">${inner}</symbol>`;
  const colour = `var(--${SUITS[id.at(-1)]},#000)`;
  const painted = inner.replace(/fill="red"/g, `fill="${colour}"`);
  return `<symbol id="f${id}" viewBox="-120 -168 240 336" preserveAspectRatio="none" fill="${colour}">${painted}</symbol>`;
}

/** A card with our index over the drawing: rank and suit are the last stroke of the pen and the sign after it. */
function indexed(id, row) {
  const printed = own.match(new RegExp(`<symbol id="${row ? 'r' : 'c'}${id}".*?</symbol>`, 's'))[0];
  const [index] = printed.match(/<path d="[^"]*" fill="none" stroke="[^"]*" stroke-width="13.5".*?\/><path [^>]*\/>/s);
  const court = /^[JQK]/.test(id);
  const whole = `<use href="#f${id}" width="100" height="144"/>`;
  // The pips move to the right of the index; a court keeps its frame, and the index stands on paper over its corner.
  const pips = `<svg x="35" y="15" width="60" height="114" viewBox="-76 -148 152 296"><use href="#f${id}" x="-120" y="-168" width="240" height="336"/></svg>`;
  const beside = `<rect x=".75" y=".75" width="98.5" height="142.5" rx="9" fill="#fff" stroke="#8f8a7c" stroke-width="1.5"/>${pips}`;
  if (row) return `<symbol id="r${id}" viewBox="0 0 100 144">${whole}<path d="M3 9a6 6 0 0 1 6-6H91a6 6 0 0 1 6 6V42H3Z" fill="#fff"/>${index}</symbol>`;
  const corner = court ? '<path d="M3 9a6 6 0 0 1 6-6H30a4 4 0 0 1 4 4V66a4 4 0 0 1-4 4H3Z" fill="#fff"/>' : '';
  return `<symbol id="c${id}" viewBox="0 0 100 144">${court ? whole : beside}${corner}<g transform="translate(-1 -1) scale(.68)">${index}</g></symbol>`;
}

async function packOf(entry) {
  const work = mkdtempSync(join(folder, 'pack-'));
  try {
    const outfile = join(work, 'pack.cjs');
    buildSync({ entryPoints: [entry], bundle: true, format: 'cjs', platform: 'node', outfile });
    return need(outfile);
  } finally {
    rmSync(work, { recursive: true });
  }
}

const pack = await packOf(join(folder, 'node_modules/@letele/playing-cards/dist/index.esm.js'));
const own = readFileSync(new URL('../public/packs/phone-int.svg', import.meta.url), 'utf8');
const ours = [/<defs>.*?<\/defs>/s, /<symbol id="[cr]\*\d".*?<\/symbol>/gs, /<symbol id="back2?".*?<\/symbol>/gs].flatMap((part) => own.match(part));
const names = Object.keys(pack).filter(named).sort();
const faces = names.map((name) => symbol(named(name), renderToStaticMarkup(createElement(pack[name]))));
const indexes = names.map(named).flatMap((id) => [indexed(id, false), indexed(id, true)]);
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${ours.join('')}${faces.join('')}${indexes.join('')}</svg>\n`;
writeFileSync(new URL('../public/packs/french.svg', import.meta.url), sprite);
console.log(`${names.length} cards, ${sprite.length} bytes`);
