// Writes NAME.br and NAME.gz beside every text file of the build, because the server sends static files as they are.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../src/mazziere/server/static/', import.meta.url));
const text = /\.(html|js|css|svg|json|txt|webmanifest)$/;

for (const name of readdirSync(root, { recursive: true })) {
  const file = join(root, name);
  if (!text.test(name) || !statSync(file).isFile()) continue;
  const bytes = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
