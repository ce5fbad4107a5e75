import { randomUUID } from 'node:crypto';
import type { Context } from '#server/kernel/context.ts';
import { repeatWork } from '#server/kernel/repeat-work.ts';
import { runPriceSchedule } from './run-price-schedule.ts';

/** How often a process looks for batches that are due, in ms. */
const CHECK_EVERY_MS = 1000;

/** Begins and ends scheduled prices while the server runs. Returns the function that stops it after its present work. */
export function startPriceSchedule(ctx: Context): () => Promise<void> {
  const claimant = randomUUID();
  return repeatWork({
    log: ctx.log,
    everyMs: CHECK_EVERY_MS,
    failure: 'scheduled prices not checked',
    work: () => runPriceSchedule(ctx, claimant),
  });
}
