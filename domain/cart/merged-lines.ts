import type { Cart, CartLine } from './cart-line.ts';
import { addedQuantities, soundQuantities } from './changed-quantity.ts';
import { unitsIn } from './variants.ts';

/** Merges lines of the same product, in order of first appearance. The later snapshot wins; empty lines are dropped. */
export function mergedLines(lines: readonly CartLine[]): Cart {
  const byProduct = new Map<string, CartLine>();
  for (const line of lines) {
    const before = byProduct.get(line.productId)?.quantities ?? {};
    const quantities = addedQuantities(before, soundQuantities(line.quantities));
    if (unitsIn(quantities) > 0) byProduct.set(line.productId, { ...line, quantities });
  }
  return [...byProduct.values()];
}
