/** A variant on the shelf: '' for a product without variants. */
export type ShelfPlace = { readonly productId: string; readonly variant: string };

/** What is there, and what quotes promise of it, in smallest parts. Both may be more than the other. */
export type Shelf = { readonly there: number; readonly promised: number };

/** What nobody was promised; below 0 so many are missing (STOCK-003). */
export function availableOf({ there, promised }: Shelf): number {
  return there - promised;
}

/** What a count adds to the ledger, so that the sum is what was counted. */
export function countDifference({ there, counted }: { there: number; counted: number }): number {
  return counted - there;
}

/** One amount for each place, in the order in which all transactions lock them (STOCK-007). */
export function summedByPlace<Line extends ShelfPlace & { readonly amount: number }>(
  lines: readonly Line[],
): (ShelfPlace & { readonly amount: number })[] {
  const sums = new Map<string, ShelfPlace & { readonly amount: number }>();
  for (const { productId, variant, amount } of lines) {
    const key = placeKey({ productId, variant });
    sums.set(key, { productId, variant, amount: (sums.get(key)?.amount ?? 0) + amount });
  }
  return [...sums.values()].sort(byPlace);
}

/** Ids have no line breaks, so no two places have one key. */
export function placeKey({ productId, variant }: ShelfPlace): string {
  return `${productId}\n${variant}`;
}

function byPlace(one: ShelfPlace, other: ShelfPlace): number {
  const [a, b] = [placeKey(one), placeKey(other)];
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
