import type { UnitCode } from '../measure/sale-unit.ts';
import { isVariantSoldOut } from '../products/availability.ts';
import type { Product } from '../products/product.ts';
import type { Quantities } from '../products/quantities.ts';
import { acceptedQuantities, unitsIn } from '../products/variants.ts';
import type { Cart } from './cart-line.ts';
import { fittingQuantities } from './fitting-quantities.ts';
import { type LineExtras, NO_EXTRAS } from './line-extras.ts';
import { soundPieces } from './line-pieces.ts';

export type OrderedUnits = {
  readonly productId: string;
  readonly name: string;
  readonly quantities: Quantities;
  /** The unit in which they were asked. */
  readonly code: UnitCode;
  readonly pieces: LineExtras['pieces'];
};

/** 'full': the cart already has as many units as a line can hold; 'other-unit': they are now sold in another one. */
export type NotRepeated = {
  readonly productId: string;
  readonly name: string;
  /** The colour or model; '' is the whole product. */
  readonly variant: string;
  readonly reason: 'gone' | 'sold-out' | 'full' | 'other-unit';
};

export type RepeatedLine = {
  readonly product: Product;
  readonly quantities: Quantities;
  readonly pieces: LineExtras['pieces'];
};

export type RepeatedOrder = {
  readonly added: readonly RepeatedLine[];
  readonly notRepeated: readonly NotRepeated[];
};

/** What of an earlier order can be added to a cart today (QUOTE-006). `products` are the visible ones of its lines. */
export function repeatedOrder(
  lines: readonly OrderedUnits[],
  { products, cart }: { products: readonly Product[]; cart: Cart },
): RepeatedOrder {
  const byId = new Map(products.map((product) => [product.id, product]));
  const inCart = new Map(cart.map(({ productId, quantities }) => [productId, quantities]));
  const repeated = lines.map((line) =>
    repeatedLine(line, { product: byId.get(line.productId), inCart: inCart.get(line.productId) ?? {} }),
  );
  return {
    added: repeated.flatMap(({ product, quantities }, at) =>
      product === undefined || unitsIn(quantities) === 0
        ? []
        : [{ product, quantities, pieces: piecesLeft(lines[at]?.pieces ?? [], quantities, product) }],
    ),
    notRepeated: repeated.flatMap(({ notRepeated }) => notRepeated),
  };
}

/** The cuts of what is added whole. */
function piecesLeft(
  pieces: LineExtras['pieces'],
  quantities: Quantities,
  { saleUnit }: Product,
): LineExtras['pieces'] {
  return soundPieces({ quantities, extras: { ...NO_EXTRAS, pieces } }, saleUnit);
}

function repeatedLine(
  { productId, name, quantities, code }: OrderedUnits,
  { product, inCart }: { product: Product | undefined; inCart: Quantities },
): { product: Product | undefined; quantities: Quantities; notRepeated: NotRepeated[] } {
  const refused = (variant: string, reason: NotRepeated['reason']) => ({ productId, name, variant, reason });
  if (product === undefined || product.isSoldOut) {
    const reason = product === undefined ? 'gone' : 'sold-out';
    return { product, quantities: {}, notRepeated: [refused('', reason)] };
  }
  if (product.saleUnit.code !== code) {
    return { product, quantities: {}, notRepeated: [refused('', 'other-unit')] };
  }
  const wanted = new Map<string, number>();
  const notRepeated: NotRepeated[] = [];
  for (const [variant, units] of Object.entries(quantities)) {
    const accepted = Object.entries(
      acceptedQuantities(product, Object.fromEntries([[variant, units]])) ?? {},
    );
    if (accepted.length === 0) notRepeated.push(refused(variant, 'gone'));
    for (const [key, units] of accepted) {
      if (isVariantSoldOut(product, key)) notRepeated.push(refused(variant, 'sold-out'));
      else wanted.set(key, units);
    }
  }
  const asked = Object.fromEntries(wanted);
  const fitting = new Map(Object.entries(fittingQuantities(inCart, asked, product.saleUnit)));
  for (const [variant, units] of wanted) {
    if (fitting.get(variant) !== units) notRepeated.push(refused(variant, 'full'));
  }
  return { product, quantities: Object.fromEntries(fitting), notRepeated };
}
