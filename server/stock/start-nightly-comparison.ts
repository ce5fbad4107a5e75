import type { Context } from '#server/kernel/context.ts';
import { repeatWork } from '#server/kernel/repeat-work.ts';
import { compareSums } from './compare-sums.ts';

/** How often a process looks whether a new day has begun, in ms. */
const CHECK_EVERY_MS = 60_000;

/** Compares sums and rows of the shelf each night. Returns the function that stops it after its present work. */
export function startNightlyComparison(ctx: Context): () => Promise<void> {
  return repeatWork({
    log: ctx.log,
    everyMs: CHECK_EVERY_MS,
    failure: 'sums of stock not compared',
    work: () => compareSums(ctx),
  });
}
