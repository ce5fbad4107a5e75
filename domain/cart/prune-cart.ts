import { isByMeasure } from '../measure/sale-unit.ts';
import { isSameProductPrice } from '../pricing/product-price.ts';
import type { Quantities } from '../products/quantities.ts';
import { acceptedQuantities, offStepVariant, unitsIn } from '../products/variants.ts';
import {
  type Cart,
  type CartLine,
  type CartProduct,
  isBlankSnapshot,
  newLine,
  snapshotOf,
} from './cart-line.ts';

export type PrunedCart = {
  /** The cart with the catalogue's current prices and texts. */
  readonly cart: Cart;
  /** The removed lines, or lines with only the quantities of removed variants. */
  readonly dropped: readonly CartLine[];
  /** A line of each product that was asked in another unit, as it can be asked now. */
  readonly askedAgain: readonly CartLine[];
  /** Ids of the products whose price or bulk offer changed (CART-G03). */
  readonly changedPrices: readonly string[];
};

/** Drops products that are gone from the catalogue (CART-022). `products` has no hidden ones, so they go too. */
export function prunedCart(cart: Cart, products: ReadonlyMap<string, CartProduct>): PrunedCart {
  const kept: CartLine[] = [];
  const dropped: CartLine[] = [];
  const askedAgain: CartLine[] = [];
  const changedPrices: string[] = [];
  for (const line of cart) {
    const product = products.get(line.productId);
    if (product !== undefined && isInOtherUnit(line, product)) {
      askedAgain.push(newLine(product, { '': product.saleUnit.minimum }));
      continue;
    }
    const { present, gone } = dividedQuantities(line.quantities, product);
    if (unitsIn(gone) > 0) dropped.push({ ...line, quantities: gone });
    if (product === undefined || unitsIn(present) === 0) continue;

    const snapshot = snapshotOf(product);
    kept.push({ ...line, quantities: present, snapshot });
    const wasSeen = !isBlankSnapshot(line.snapshot);
    if (wasSeen && !isSameProductPrice(line.snapshot, snapshot)) changedPrices.push(line.productId);
  }
  return { cart: kept, dropped, askedAgain, changedPrices };
}

/** 3 pieces are not 3 cm, and 1,3 m can't be cut any more (UNIT-006). */
function isInOtherUnit({ quantities, snapshot }: CartLine, { saleUnit }: CartProduct): boolean {
  const isOther = !isBlankSnapshot(snapshot) && snapshot.saleUnit.code !== saleUnit.code;
  return isOther || (isByMeasure(saleUnit) && offStepVariant(quantities, saleUnit) !== null);
}

function dividedQuantities(quantities: Quantities, product: CartProduct | undefined) {
  const present: [string, number][] = [];
  const gone: [string, number][] = [];
  for (const [variant, units] of Object.entries(quantities)) {
    const one = Object.fromEntries([[variant, units]]);
    const accepted = product === undefined ? null : acceptedQuantities(product, one);
    if (accepted === null) gone.push([variant, units]);
    else present.push(...Object.entries(accepted));
  }
  return { present: Object.fromEntries(present), gone: Object.fromEntries(gone) };
}
