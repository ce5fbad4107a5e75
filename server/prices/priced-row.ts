import { type CatalogueEntry, codeKey } from '#domain/entries/catalogue-entry.ts';
import { followingOffer, leftBehind } from '#domain/prices/left-behind.ts';
import type { PriceRow } from '#schemas/price-list.ts';
import type { StoredProduct } from '#server/kernel/stored-product.ts';
import type { Priced } from '#server/price-history/priced.ts';

/** What becomes of packs of which the list says nothing: they stay, or move in the proportion of their price. */
export type PacksRule = 'keep' | 'follow';

/** The product as a row of the list leaves it. */
export function pricedAs({ price, bulkOffer }: PriceRow, before: Priced, packs: PacksRule): Priced {
  if (bulkOffer !== undefined) return { id: before.id, price, bulkOffer };
  return {
    id: before.id,
    price,
    bulkOffer: packs === 'follow' ? followingOffer(before, price) : before.bulkOffer,
  };
}

/** How many products would get another price while their pack stays, which the list says nothing of. */
export function countPacksLeftBehind(
  entries: readonly CatalogueEntry<StoredProduct>[],
  rows: readonly PriceRow[],
): number {
  const silent = rows.filter(({ bulkOffer }) => bulkOffer === undefined);
  const byCode = new Map(silent.map((row) => [codeKey(row.code), row]));
  if (byCode.size === 0) return 0;
  return entries.filter(({ code, product }) => {
    const row = product.code === null ? undefined : byCode.get(code);
    return row !== undefined && leftBehind(product, pricedAs(row, product, 'keep')) === 'pack';
  }).length;
}
