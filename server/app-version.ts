import { readFileSync } from 'node:fs';

// Only this package's own file is read, and npm itself needs its version to be there.
const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

export const APP_VERSION = manifest.version;
