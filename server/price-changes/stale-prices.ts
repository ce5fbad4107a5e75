import type { WireStalePrices } from '#schemas/price-change-answers.ts';
import { hasOldPrice, unchangedSince } from '#server/catalogue/old-price.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';

/** The products whose price did not change in so many days (STUDIO-010). */
export function stalePrices(ctx: Context, days: number): WireStalePrices {
  assertMay(ctx, 'see-prices');
  const since = unchangedSince(days, ctx.now());
  const ids: string[] = [];
  for (const { product } of ctx.catalogue.all().entries) {
    if (hasOldPrice(product, since)) ids.push(product.id);
  }
  return { days, count: ids.length, ids };
}
