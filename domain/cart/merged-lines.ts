import { unitsIn } from '../products/variants.ts';
import type { Cart, CartLine } from './cart-line.ts';
import { addedQuantities, soundQuantities } from './changed-quantity.ts';
import { replacedExtras } from './line-extras.ts';
import { joinedPieces, soundPieces } from './line-pieces.ts';

/**
 * Merges lines of the same product, in order of first appearance. The later snapshot wins; empty lines are dropped. A
 * line with nothing to merge stays the same object, so that a page renders only what changed.
 */
export function mergedLines(lines: readonly CartLine[]): Cart {
  const byProduct = new Map<string, CartLine>();
  for (const line of lines) {
    const before = byProduct.get(line.productId);
    const merged = before === undefined ? soundLine(line) : joinedLine(before, soundLine(line));
    if (unitsIn(merged.quantities) > 0) byProduct.set(line.productId, merged);
  }
  return [...byProduct.values()];
}

function soundLine(line: CartLine): CartLine {
  const quantities = soundQuantities(line.quantities, line.snapshot.saleUnit);
  const pieces = soundPieces({ ...line, quantities }, line.snapshot.saleUnit);
  if (quantities === line.quantities && pieces === line.extras.pieces) return line;
  return { ...line, quantities, extras: { ...line.extras, pieces } };
}

function joinedLine(before: CartLine, line: CartLine): CartLine {
  const { saleUnit } = line.snapshot;
  const quantities = addedQuantities(before.quantities, line.quantities, saleUnit);
  const extras = {
    ...replacedExtras(before.extras, line.extras),
    pieces: joinedPieces(before, line, saleUnit),
  };
  return {
    ...line,
    quantities,
    extras: { ...extras, pieces: soundPieces({ quantities, extras }, saleUnit) },
  };
}
