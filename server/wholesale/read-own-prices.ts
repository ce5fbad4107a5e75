import type { LimitFunction } from 'p-limit';
import { codeKey } from '#domain/entries/catalogue-entry.ts';
import { formatWholeNumber } from '#domain/text/format.ts';
import { PRICE_LIST_LIMITS } from '#domain/wholesale/price-list-limits.ts';
import type { WireReadPrices } from '#schemas/wholesale.ts';
import { amountToWire } from '#schemas/wire/amount.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { badPriceList } from '#server/prices/bad-price-list.ts';
import { priceRowsOf } from '#server/prices/price-rows.ts';
import { priceTable } from '#server/prices/price-table.ts';
import { pricedByCode } from '#server/prices/queries.ts';

/** Codes that are named; of a file of another shop all would be unknown. */
const MOST_UNKNOWN = 20;

/**
 * Reads a list's own prices from a file with codes and prices, as 'Actualizar Precios' reads its own. It changes nothing:
 * what was read is saved with the list (TRADE-001).
 * @param room how many files are read at once
 * @throws Refusal 'bad-price-list' with the invalid rows
 */
export async function readOwnPrices(
  ctx: Context,
  { bytes, room }: { readonly bytes: Buffer; readonly room: LimitFunction },
): Promise<WireReadPrices> {
  assertMay(ctx, 'prices');
  const { table } = await room(() => priceTable(bytes));
  const { changes } = priceRowsOf(table);
  const known = await pricedByCode(
    ctx.db,
    changes.map(({ code }) => codeKey(code)),
  );
  const rows = changes.map(({ code, price }) => ({ code, price, product: known.get(codeKey(code)) }));
  const found = rows.flatMap(({ price, product }) => (product === undefined ? [] : [{ price, product }]));
  if (found.length > PRICE_LIST_LIMITS.prices) {
    const most = formatWholeNumber(PRICE_LIST_LIMITS.prices);
    throw badPriceList(`Una lista puede tener hasta ${most} precios propios.`);
  }
  const unknown = rows.flatMap(({ code, product }) => (product === undefined ? [code] : []));
  return {
    prices: found.map(({ price, product }) => ({ _id: product.id, price: amountToWire(price) })),
    notLower: found.filter(({ price, product }) => product.price !== null && price >= product.price).length,
    unknown: unknown.slice(0, MOST_UNKNOWN),
    unknownCount: unknown.length,
  };
}
