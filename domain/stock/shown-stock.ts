import { partsOf, type SaleUnit } from '../measure/sale-unit.ts';
import { isVariantSoldOut } from '../products/availability.ts';
import type { Product } from '../products/product.ts';
import { variantsOf } from '../products/variants.ts';

/** A shop can say what is left of at most so many whole units. */
export const MOST_SHOWN = 100;

/** What is on the shelf of those counted variants of which there is little, by the shelf's names; in smallest parts. */
export type ScarceStock = Readonly<Record<string, number>>;

/** What a shop tells shoppers of its shelf: nothing, or what is left from so many whole units on. */
export type ShownStock = {
  readonly isOn: boolean;
  readonly isShown: boolean;
  readonly shownAt: number;
};

/** So little that a shopper may be told, whatever the shop chooses. */
export function isScarce(there: number, unit: Pick<SaleUnit, 'scale'>): boolean {
  return there <= partsOf(MOST_SHOWN, unit);
}

/** Whether a change of an amount may change what shoppers are told. */
export function isSeenChange(
  { before, after }: { readonly before: number; readonly after: number },
  unit: Pick<SaleUnit, 'scale'>,
): boolean {
  return before !== after && (isScarce(before, unit) || isScarce(after, unit));
}

/**
 * The product as shoppers see it (STOCK-002): a counted variant of which nothing is there is sold out, and of one with
 * little it says what is left. What was marked as sold out by hand stays so. The same object where nothing is to be told.
 */
export function asShown<P extends Product & { readonly scarce?: ScarceStock }>(
  product: P,
  { isOn, isShown, shownAt }: ShownStock,
): P {
  const { scarce, saleUnit } = product;
  if (scarce === undefined || !isOn || !isShown) return product;
  const limit = partsOf(shownAt, saleUnit);
  const variants = variantsOf(product);
  const counted = variants.flatMap(({ key, label }) => {
    const there = scarce[label];
    return there === undefined ? [] : [{ key, there }];
  });
  const gone = counted.filter(({ there }) => there <= 0).map(({ key }) => key);
  const few = counted.filter(
    ({ key, there }) => there > 0 && there <= limit && !isVariantSoldOut(product, key),
  );
  if (gone.length === 0 && few.length === 0) return product;
  const isSingle = variants[0]?.kind === 'single';
  return {
    ...product,
    ...(isSingle
      ? { isSoldOut: product.isSoldOut || gone.length > 0 }
      : { soldOutVariants: [...new Set([...product.soldOutVariants, ...gone])] }),
    ...(few.length > 0 && { left: Object.fromEntries(few.map(({ key, there }) => [key, there])) }),
  };
}
