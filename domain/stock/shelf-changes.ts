import { placeKey, type ShelfPlace, summedByPlace } from './shelf.ts';

type Amount = ShelfPlace & { readonly amount: number };

/**
 * What the ledger still needs of an order, so that it has exactly taken its lines, or nothing. What was written before
 * counts, so whatever is pressed how often, each line leaves once and comes back once (STOCK-004).
 * @param isFetched whether the order's lines have left the shelf
 * @param lines what the order takes
 * @param written what the ledger has of the order already; amounts that left are below 0
 */
export function shelfChanges({
  isFetched,
  lines,
  written,
}: {
  readonly isFetched: boolean;
  readonly lines: readonly Amount[];
  readonly written: readonly Amount[];
}): Amount[] {
  const taken = isFetched ? lines.map(({ amount, ...place }) => ({ ...place, amount: -amount })) : [];
  const before = written.map(({ amount, ...place }) => ({ ...place, amount: -amount }));
  return summedByPlace([...taken, ...before]).filter(({ amount }) => amount !== 0);
}

/** Those places among amounts that are counted. */
export function countedAmounts<Line extends ShelfPlace>(
  amounts: readonly Line[],
  counted: ReadonlySet<string>,
): Line[] {
  return amounts.filter((amount) => counted.has(placeKey(amount)));
}
