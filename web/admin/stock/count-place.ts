import { barCodesOf } from '#domain/bar-codes/variant-bar-codes.ts';
import type { SaleUnit } from '#domain/measure/sale-unit.ts';
import type { Product } from '#domain/products/product.ts';
import type { Section } from '#domain/products/sections.ts';
import { placeKey, type ShelfPlace } from '#domain/stock/shelf.ts';
import { shelfVariantOf, shelfVariants } from '#domain/stock/shelf-variants.ts';
import { shelfUnit } from '#domain/stock/stock-unit.ts';

/** A part of the shop that is counted at a time, as the address keeps it. */
export type CountPlace = { readonly section: Section; readonly subsection: string };

/** One thing to count: a variant of a product. */
export type CountItem = ShelfPlace & {
  readonly name: string;
  readonly brand: string;
  readonly code: string;
  readonly barCodes: readonly string[];
  readonly photo: string | null;
  readonly unit: SaleUnit;
};

/** What the person counted so far, by `placeKey`. */
export type Counted = Readonly<Record<string, number>>;

/** All there is to count of these products, in their order. */
export function itemsToCount(products: readonly Product[]): readonly CountItem[] {
  return products.flatMap((product) =>
    shelfVariants(product).map((variant) => ({
      productId: product.id,
      variant,
      name: product.name,
      brand: product.brand,
      code: product.code ?? '',
      barCodes: barCodesOf(product)
        .filter((one) => one.variant === '' || shelfVariantOf(product, one.variant) === variant)
        .map(({ code }) => code),
      photo: product.photos[0] ?? null,
      unit: shelfUnit(product.saleUnit),
    })),
  );
}

/** The counted lines as the API takes them. */
export function countedLines(items: readonly CountItem[], counted: Counted) {
  return items.flatMap((item) => {
    const amount = counted[placeKey(item)];
    return amount === undefined ? [] : [{ _id: item.productId, variant: item.variant, counted: amount }];
  });
}

/** Where the first item stands that nobody has counted; the end when all are. */
export function firstUncounted(items: readonly CountItem[], counted: Counted): number {
  const index = items.findIndex((item) => counted[placeKey(item)] === undefined);
  return index === -1 ? items.length : index;
}

/** Where the item of a code or bar code stands; -1 where this part of the shop has none. */
export function placeOfCode(items: readonly CountItem[], typed: string): number {
  const code = typed.toLowerCase();
  return items.findIndex(
    (one) => one.code.toLowerCase() === code || one.barCodes.some((other) => other.toLowerCase() === code),
  );
}
