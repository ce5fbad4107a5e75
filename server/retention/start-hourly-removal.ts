import { emptyWriteAheadLog } from '#server/db/empty-write-ahead-log.ts';
import type { Context } from '#server/kernel/context.ts';
import { repeatWork } from '#server/kernel/repeat-work.ts';
import { removeOldKeys } from './remove-old-keys.ts';

const HOUR_MS = 3_600_000;

/**
 * Removes what nobody needs any more, at the start and then each hour: a machine that sleeps at night does it too.
 * Returns the function that ends it.
 */
export function startHourlyRemoval(ctx: Pick<Context, 'db' | 'now' | 'log'>): () => Promise<void> {
  return repeatWork({
    log: ctx.log,
    everyMs: HOUR_MS,
    startsAtOnce: true,
    failure: 'old rows not removed',
    work: async () => {
      await removeOldKeys(ctx);
      // What an erasure left in it while a backup was reading.
      await emptyWriteAheadLog(ctx.db);
    },
  });
}
