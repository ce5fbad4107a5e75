import { createHash } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Safe because it is this package's own file, and npm requires a version in it.
const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

export const APP_VERSION = manifest.version;

/** Tells the folder that a process runs from, without its name: an update asks the live address which version answers. */
export function placeOf(folder: string): string {
  return createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 12);
}

/** This process's own. */
export const APP_PLACE = placeOf(fileURLToPath(new URL('../..', import.meta.url)));
