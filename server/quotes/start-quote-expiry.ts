import type { Context } from '#server/kernel/context.ts';
import { repeatWork } from '#server/kernel/repeat-work.ts';
import { tellExpiredQuotes } from './tell-expired-quotes.ts';

/** How often a process looks for quotes whose validity ended, in ms. */
const CHECK_EVERY_MS = 1000;

/** Tells of expired quotes while the server runs. Returns the function that stops it after its present work. */
export function startQuoteExpiry(ctx: Context): () => Promise<void> {
  return repeatWork({
    log: ctx.log,
    everyMs: CHECK_EVERY_MS,
    failure: 'ends of quotes not told',
    work: () => tellExpiredQuotes(ctx),
  });
}
