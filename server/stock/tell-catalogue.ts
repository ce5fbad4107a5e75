import type { ShelfPlace } from '#domain/stock/shelf.ts';
import type { Context } from '#server/kernel/context.ts';
import { nextNumber } from '#server/kernel/counters.ts';
import { markSeen } from './queries.ts';

/**
 * Makes all processes read anew what shoppers may be told of these places (STOCK-002). The caller has locked their sums, and
 * nobody locks a sum after the counter. `ctx.catalogue.catchUp()` after the commit shows it at once.
 */
export async function tellCatalogue(ctx: Context, places: readonly ShelfPlace[]): Promise<void> {
  if (places.length === 0) return;
  await markSeen(ctx.db, places, { version: await nextNumber(ctx, 'catalogue-version') });
}
