// Makes the French-suited pack of the page from @letele/playing-cards 0.1.0 (CC0; the design is that of me.uk/cards).
//
//   npm install --prefix DIR @letele/playing-cards@0.1.0 react@18 react-dom@18 esbuild svgo
//   node french_pack.mjs DIR          writes ../public/packs/french.svg
//
// The pack is drawn once and its sprite is kept here, so that building the page needs none of these packages.
// The printed address on the ace of spades is left out; jokers and back are those of our own phone pack.
// A sprite's symbols are #cKH, #rKH (the same drawing), #back.
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
  return `<symbol id="c${id}" viewBox="-120 -168 240 336" preserveAspectRatio="none">${inner}</symbol>`;
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
const ours = [/<defs>.*?<\/defs>/s, /<symbol id="[cr]\*\d".*?<\/symbol>/gs, /<symbol id="back".*?<\/symbol>/s].flatMap((part) => own.match(part));
const names = Object.keys(pack).filter(named).sort();
const faces = names.map((name) => symbol(named(name), renderToStaticMarkup(createElement(pack[name]))));
const rows = names.map(named).map((id) => `<symbol id="r${id}" viewBox="0 0 100 144"><use href="#c${id}" width="100" height="144"/></symbol>`);
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${ours.join('')}${faces.join('')}${rows.join('')}</svg>\n`;
writeFileSync(new URL('../public/packs/french.svg', import.meta.url), sprite);
console.log(`${names.length} cards, ${sprite.length} bytes`);
