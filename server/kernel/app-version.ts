import { readFileSync } from 'node:fs';

// Safe because it is this package's own file, and npm requires a version in it.
const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

export const APP_VERSION = manifest.version;
