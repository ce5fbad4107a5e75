import { fileURLToPath } from 'node:url';

const PRELOADED = fileURLToPath(new URL('die-at-statement.ts', import.meta.url));

/** For a server's environment: it dies right after it has sent a statement with `text` in it for the `nth` time. */
export function deadlyAt(text: string, nth = 1): Record<string, string> {
  return { NODE_OPTIONS: `--import=${PRELOADED}`, DIE_AT: text, DIE_ON: String(nth) };
}
