import { fileURLToPath } from 'node:url';

const PRELOADED = fileURLToPath(new URL('die-at-statement.ts', import.meta.url));

/** Environment for a server that crashes right after sending the `nth` statement that contains `text`. */
export function crashEnv(text: string, nth = 1): Record<string, string> {
  return { NODE_OPTIONS: `--import=${PRELOADED}`, DIE_AT: text, DIE_ON: String(nth) };
}

/** Environment for a server that crashes right after sending the `nth` statement of any text, from the first with `text` on. */
export function crashFromEnv(text: string, nth: number): Record<string, string> {
  return { ...crashEnv('', nth), DIE_FROM: text };
}
