import { unitsIn } from '../products/variants.ts';
import type { Cart, CartLine } from './cart-line.ts';
import { addedQuantities, soundQuantities } from './changed-quantity.ts';
import { replacedExtras } from './line-extras.ts';

/**
 * Merges lines of the same product, in order of first appearance. The later snapshot wins; empty lines are dropped. A
 * line with nothing to merge stays the same object, so that a page renders only what changed.
 */
export function mergedLines(lines: readonly CartLine[]): Cart {
  const byProduct = new Map<string, CartLine>();
  for (const line of lines) {
    const sound = soundQuantities(line.quantities);
    const before = byProduct.get(line.productId);
    const quantities = before === undefined ? sound : addedQuantities(before.quantities, sound);
    const extras = before === undefined ? line.extras : replacedExtras(before.extras, line.extras);
    if (unitsIn(quantities) === 0) continue;
    byProduct.set(line.productId, quantities === line.quantities ? line : { ...line, quantities, extras });
  }
  return [...byProduct.values()];
}
