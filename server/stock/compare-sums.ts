import { dayStart } from '#domain/time/shop-days.ts';
import type { Context } from '#server/kernel/context.ts';
import { countDifferingSums } from './queries.ts';

/**
 * Compares each sum of the shelf with its rows once a night and keeps how many differ. Nothing is mended: General says it
 * to the shop (STOCK-001). Of several processes the first of the day compares.
 */
export async function compareSums({ db, now, log }: Pick<Context, 'db' | 'now' | 'log'>): Promise<void> {
  const moment = now();
  const claimed = await db
    .updateTable('stock_checks')
    .set({ checked_at: moment })
    .where(({ eb, or }) => or([eb('checked_at', '<', dayStart(moment)), eb('checked_at', '>', moment)]))
    .returning('id')
    .executeTakeFirst();
  if (claimed === undefined) return;
  const differing = await countDifferingSums(db);
  await db.updateTable('stock_checks').set({ differing }).execute();
  if (differing > 0) log.error({ differing }, 'sums of stock differ from their rows');
}
