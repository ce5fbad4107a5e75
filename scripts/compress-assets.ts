import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const CLIENT = new URL('../build/client/', import.meta.url).pathname;
const COMPRESSIBLE = /\.(js|css|svg|json|txt|webmanifest)$/;
const MIN_BYTES = 512;

// The build empties its folder, so this runs after each build. Files are compressed as tightly as possible once, at no
// cost per request.
const files = await readdir(CLIENT, { recursive: true });
await Promise.all(
  files.filter((name) => COMPRESSIBLE.test(name)).map((name) => compressed(join(CLIENT, name))),
);

async function compressed(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < MIN_BYTES) return;
  const best = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, best));
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
