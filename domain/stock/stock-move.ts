/** The kinds of the ledger's rows (STOCK-001). */
export const STOCK_KINDS = ['received', 'counted', 'sold', 'returned', 'lost', 'cut'] as const;

export type StockKind = (typeof STOCK_KINDS)[number];

/** What people write down themselves. 'counted' comes from a count alone. */
export const MOVE_KINDS = ['received', 'sold', 'returned', 'lost', 'cut'] as const;

export type MoveKind = (typeof MOVE_KINDS)[number];

const DIRECTIONS: Readonly<Record<MoveKind, 1 | -1>> = {
  received: 1,
  returned: 1,
  sold: -1,
  lost: -1,
  cut: -1,
};

/** The largest amount of a move or count, in smallest parts; sums of millions of them stay exact. */
export const MOST_STOCK = 1_000_000_000;

/** What a move adds to the shelf, in smallest parts. An amount below 0 takes an earlier move of its kind back. */
export function addedBy(kind: MoveKind, amount: number): number {
  return DIRECTIONS[kind] === 1 ? amount : -amount;
}
