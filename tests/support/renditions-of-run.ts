import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PHOTO_WIDTHS } from '#domain/photos/photo-url.ts';

const PLACE = 'RENDITIONS_OF_RUN';
const DEMO_PHOTOS = fileURLToPath(new URL('../../demo/photos', import.meta.url));

/**
 * All servers of a browser run share the renditions of the demo photos, so each is made once. AVIF would take half a
 * second each, so an empty file says that it is no smaller than the WebP.
 */
export default function renditionsOfRun(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'hilvan-renditions-'));
  const avifs = readdirSync(DEMO_PHOTOS).map((name) => name.replace(/\.webp$/, '.avif'));
  for (const width of [...PHOTO_WIDTHS, 'full']) {
    const place = join(folder, String(width));
    mkdirSync(place);
    for (const avif of avifs) writeFileSync(join(place, avif), '');
  }
  process.env[PLACE] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** A data folder that uses the renditions of the run. */
export function dataFolderOfRun(): string {
  const folder = process.env[PLACE];
  if (folder === undefined)
    throw new Error('no folder for renditions: Playwright makes one before the tests');
  const dataDir = mkdtempSync(join(tmpdir(), 'hilvan-data-'));
  symlinkSync(folder, join(dataDir, 'renditions'));
  return dataDir;
}
