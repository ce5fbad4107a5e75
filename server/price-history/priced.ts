import { centavos } from '#domain/money/centavos.ts';
import { isSameProductPrice, type ProductPrice } from '#domain/pricing/product-price.ts';
import type { Product } from '#domain/products/product.ts';
import type { PriceChangeRow } from '#server/db/tables/price-tables.ts';

/** The fields of a product that a price change concerns. */
export type Priced = Pick<Product, 'id' | 'price' | 'bulkOffer'>;

export type PriceChange = { readonly before: Priced; readonly after: Priced };

/** Whether the price or the bulk offer changed. */
export function isChange({ before, after }: PriceChange): boolean {
  return !isSameProductPrice(before, after);
}

type PriceColumns = Pick<
  PriceChangeRow,
  'price_before' | 'units_before' | 'pack_before' | 'price_after' | 'units_after' | 'pack_after'
>;

export function priceColumnsOf(before: ProductPrice, after: ProductPrice): PriceColumns {
  return {
    price_before: before.price,
    units_before: before.bulkOffer?.minimumUnits ?? null,
    pack_before: before.bulkOffer?.packPrice ?? null,
    price_after: after.price,
    units_after: after.bulkOffer?.minimumUnits ?? null,
    pack_after: after.bulkOffer?.packPrice ?? null,
  };
}

export function priceBefore(row: PriceColumns): ProductPrice {
  return priceOf(row.price_before, row.units_before, row.pack_before);
}

export function priceAfter(row: PriceColumns): ProductPrice {
  return priceOf(row.price_after, row.units_after, row.pack_after);
}

function priceOf(price: number | null, units: number | null, pack: number | null): ProductPrice {
  return {
    price: price === null ? null : centavos(price),
    bulkOffer: units === null || pack === null ? null : { minimumUnits: units, packPrice: centavos(pack) },
  };
}
