import { codeKey } from '#domain/catalogue/catalogue-entry.ts';
import type { PriceRow, WirePriceUpdate } from '#schemas/price-list.ts';
import { assertAdministrator } from '#server/accounts/assert-administrator.ts';
import { record } from '#server/audit/record.ts';
import { isChange, type Priced, recordPriceChanges } from '#server/catalogue/record-price-change.ts';
import type { Context } from '#server/context.ts';
import { nextNumber } from '#server/db/counters.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { pricedByCode, updatePrices } from './queries.ts';

/**
 * Applies exactly the given rows, all or nothing, and stores every price change. Unknown codes change nothing and are
 * returned; an update without any change is a success (PRICES-010).
 */
export async function applyPrices(ctx: Context, rows: readonly PriceRow[]): Promise<WirePriceUpdate> {
  assertAdministrator(ctx);
  const result = await inTransaction(ctx, async (ctx): Promise<WirePriceUpdate> => {
    // Taking the number first makes catalogue writers wait for each other, so none reads a stale price.
    const changedIn = await nextNumber(ctx, 'catalogue-version');
    const products = await pricedByCode(
      ctx.db,
      rows.map(({ code }) => codeKey(code)),
    );
    const matches = rows.flatMap((row) => {
      const before = products.get(codeKey(row.code));
      return before === undefined ? [] : [{ before, after: pricedAs(row, before) }];
    });
    const changes = matches.filter(isChange);
    await updatePrices(
      ctx.db,
      changes.map(({ after }) => after),
      { now: ctx.now(), changedIn },
    );
    await recordPriceChanges(ctx, changes);
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

function pricedAs({ price, bulkOffer }: PriceRow, before: Priced): Priced {
  return { id: before.id, price, bulkOffer: bulkOffer === undefined ? before.bulkOffer : bulkOffer };
}
