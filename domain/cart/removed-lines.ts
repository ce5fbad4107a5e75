import type { Cart, CartLine } from './cart-line.ts';

/** A line that left the cart, and where it stood. */
export type RemovedLine = { readonly line: CartLine; readonly at: number };

/** The lines of `before` that `after` no longer has. */
export function removedLines(before: Cart, after: Cart): readonly RemovedLine[] {
  const left = new Set(after.map(({ productId }) => productId));
  return before.flatMap((line, at) => (left.has(line.productId) ? [] : [{ line, at }]));
}

/** The cart with the lines in their places again. A product that was added anew meanwhile keeps its new line. */
export function restoredLines(cart: Cart, removed: readonly RemovedLine[]): Cart {
  const present = new Set(cart.map(({ productId }) => productId));
  return removed.reduce<Cart>(
    (restored, { line, at }) => (present.has(line.productId) ? restored : restored.toSpliced(at, 0, line)),
    cart,
  );
}

/** A list in the cart's order: its lines, and each removal where its first line stood. */
export function withRemovals<Line, Removal extends { readonly removed: readonly RemovedLine[] }>(
  lines: readonly Line[],
  removals: readonly Removal[],
): readonly (Line | Removal)[] {
  return removals.reduce<readonly (Line | Removal)[]>(
    (list, removal) => list.toSpliced(removal.removed[0]?.at ?? 0, 0, removal),
    lines,
  );
}
