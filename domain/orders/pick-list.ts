import type { LineExtras } from '../cart/line-extras.ts';
import { piecesOf } from '../cart/line-pieces.ts';
import { lineVariants } from '../cart/line-variants.ts';
import { isCut, type Pieces, summedPieces } from '../measure/pieces.ts';
import type { Quantities } from '../products/quantities.ts';
import { unitsIn } from '../products/variants.ts';
import type { OrderedProduct } from './order.ts';

export type LineToPick = {
  readonly orderNumber: number;
  readonly product: OrderedProduct;
  readonly quantities: Quantities;
  readonly extras: LineExtras;
};

type PickedVariant = {
  readonly variant: string;
  readonly units: number;
  /** How the cutter cuts what is sold by the metre, the longest first (UNIT-004); none of anything else. */
  readonly pieces: readonly Pieces[];
};

export type PickedProduct = {
  readonly product: OrderedProduct;
  readonly units: number;
  /** By variant, in the product's order. */
  readonly variants: readonly PickedVariant[];
  /** Ascending, each once. */
  readonly orders: readonly number[];
};

/**
 * The products of several orders, each once with its units summed (QUOTE-009), in the order of the shelves. Of a product
 * that changed between the orders, the copy of the last order stands; what was asked in another unit stands apart.
 */
export function pickedProducts(lines: readonly LineToPick[]): PickedProduct[] {
  const byProduct = Map.groupBy(lines, ({ product }) => `${product.id} ${product.saleUnit.code}`);
  return [...byProduct.values()].map(pickedProduct).sort(byShelf);
}

function pickedProduct(lines: readonly LineToPick[]): PickedProduct {
  const inTurn = lines.toSorted((one, other) => one.orderNumber - other.orderNumber);
  const quantities = summed(inTurn.map((line) => line.quantities));
  const { product } = inTurn.at(-1) ?? noLines();
  return {
    product,
    units: unitsIn(quantities),
    variants: lineVariants({ quantities, snapshot: product }).map(({ key, units }) => ({
      variant: key,
      units,
      pieces: isCut(product.saleUnit) ? piecesToCut(inTurn, key) : [],
    })),
    orders: [...new Set(inTurn.map(({ orderNumber }) => orderNumber))],
  };
}

function piecesToCut(lines: readonly LineToPick[], variant: string): readonly Pieces[] {
  return summedPieces(lines.flatMap((line) => piecesOf(line, variant))).toSorted(
    (one, other) => other.length - one.length,
  );
}

function summed(all: readonly Quantities[]): Quantities {
  const sums = new Map<string, number>();
  for (const quantities of all)
    for (const [variant, units] of Object.entries(quantities))
      sums.set(variant, (sums.get(variant) ?? 0) + units);
  return Object.fromEntries(sums);
}

function noLines(): never {
  throw new RangeError('a product to pick is in no line');
}

function byShelf({ product: one }: PickedProduct, { product: other }: PickedProduct): number {
  for (const field of ['section', 'subsection', 'type', 'brand', 'name', 'id'] as const) {
    const order = one[field].localeCompare(other[field], 'es');
    if (order !== 0) return order;
  }
  return 0;
}
