import type { WirePriceList } from '#schemas/price-list-answers.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { priceRowsOf } from './price-rows.ts';
import { type PriceSource, priceListBytes, sourceName } from './price-source.ts';
import { priceTable } from './price-table.ts';
import { countPacksLeftBehind } from './priced-row.ts';

/**
 * Reads the price list and checks every row. It changes nothing (API-024).
 * @param asked the sheet that somebody chose of a workbook
 * @throws Refusal 'no-price-list' · 'price-list-unreachable' · 'bad-price-list' with the invalid rows
 */
export async function readPriceList(
  ctx: Context,
  source: PriceSource | null,
  asked?: string,
): Promise<WirePriceList> {
  assertMay(ctx, 'prices');
  if (source === null) throw new Refusal('no-price-list');
  const { table, sheet, sheets } = await priceTable(await priceListBytes(source), asked);
  const { rows, changes, withoutPrice } = priceRowsOf(table);
  await ctx.catalogue.catchUp();
  const packs = countPacksLeftBehind(ctx.catalogue.all().entries, changes);
  const readAt = new Date(ctx.now()).toISOString();
  return {
    ...{ source: sourceName(source), readAt, rows },
    ...(withoutPrice.length > 0 && { withoutPrice }),
    ...(packs > 0 && { packs }),
    ...(sheet !== null && { sheet, sheets: [...sheets] }),
  };
}
