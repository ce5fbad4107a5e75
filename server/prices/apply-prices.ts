import { codeKey } from '#domain/entries/catalogue-entry.ts';
import { changedPricesInWords } from '#domain/prices/rule-in-words.ts';
import type { PriceRow } from '#schemas/price-list.ts';
import type { WirePriceUpdate } from '#schemas/price-list-answers.ts';
import { record } from '#server/audit/record.ts';
import { beginCatalogueWrite, settleProducts } from '#server/catalogue/settle-prices.ts';
import type { Database } from '#server/db/connect.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { isChange, type Priced } from '#server/price-history/priced.ts';
import { recordPriceBatch } from '#server/price-history/record-price-batch.ts';
import { type PacksRule, pricedAs } from './priced-row.ts';
import { pricedByCode, updatePrices } from './queries.ts';

/**
 * Applies exactly the given rows, all or nothing, and stores every price change. Unknown codes change nothing and are
 * returned; an update without any change is a success (PRICES-010).
 */
export async function applyPrices(
  ctx: Context,
  { rows, packs }: { rows: readonly PriceRow[]; packs: PacksRule },
): Promise<WirePriceUpdate> {
  assertMay(ctx, 'prices');
  const result = await inTransaction(ctx, async (ctx): Promise<WirePriceUpdate> => {
    const changedIn = await beginCatalogueWrite(ctx, []);
    const products = await settledByCode(
      ctx.db,
      rows.map(({ code }) => codeKey(code)),
    );
    const matches = rows.flatMap((row) => {
      const before = products.get(codeKey(row.code));
      return before === undefined ? [] : [{ before, after: pricedAs(row, before, packs) }];
    });
    const changes = matches.filter(isChange);
    await updatePrices(
      ctx.db,
      changes.map(({ after }) => after),
      { now: ctx.now(), changedIn },
    );
    const rule = `Lista de precios: ${changedPricesInWords(changes.length)}`;
    await recordPriceBatch(ctx, { source: 'price-list', rule }, changes);
    await record(ctx, 'prices-updated', { count: changes.length });
    return {
      success: true,
      updated: changes.length,
      unchanged: matches.length - changes.length,
      unknownCodes: rows.map(({ code }) => code).filter((code) => !products.has(codeKey(code))),
    };
  });
  await ctx.catalogue.catchUp();
  return result;
}

async function settledByCode(db: Database, codeKeys: readonly string[]): Promise<Map<string, Priced>> {
  const products = await pricedByCode(db, codeKeys);
  const ids = Array.from(products.values(), ({ id }) => id);
  return (await settleProducts(db, ids)) ? pricedByCode(db, codeKeys) : products;
}
