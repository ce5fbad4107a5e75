import type { Context } from '#server/context.ts';
import { createOutageLog } from '#server/outage-log.ts';
import { runPriceSchedule } from './run-price-schedule.ts';

/** How often a process looks for batches that are due, in ms. */
const CHECK_EVERY_MS = 1000;

/** Begins and ends scheduled prices while the server runs. Returns the function that stops it after its present work. */
export function startPriceSchedule(ctx: Context): () => Promise<void> {
  const outage = createOutageLog(ctx.log, 'scheduled prices not checked');
  let running: Promise<void> | null = null;

  function check(): void {
    running ??= runPriceSchedule(ctx)
      .then(outage.worked, outage.failed)
      .finally(() => {
        running = null;
      });
  }

  const timer = setInterval(check, CHECK_EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
