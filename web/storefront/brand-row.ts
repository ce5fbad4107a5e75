/** The number of entries; the row repeats the brands up to it (CONTENT-024). */
export const BRAND_ENTRIES = 60;

/** The number of featured brands in a wide row (CONTENT-025). */
export const FEATURED_BRANDS = 4;

/** The time from one logo to the next, in ms: in the row, and on narrow windows (CONTENT-026, CONTENT-027). */
export const BRAND_INTERVALS_MS = { row: 2000, narrow: 7000 } as const;

/** Entries that can be in sight behind the first one. */
const IN_SIGHT = 7;

/** The fewest entries of a moving row: each brand once, and as many more as can be in sight. */
export function entriesAtRest(brands: number): number {
  return Math.min(BRAND_ENTRIES, Math.max(brands, 1 + IN_SIGHT));
}

/**
 * The first entry in sight after a number of moves. After a full round it jumps back to an entry that looks the same,
 * so the row never ends.
 */
export function entryAfter({ moves, brands }: { moves: number; brands: number }): number {
  const lap = Math.min(brands, BRAND_ENTRIES - IN_SIGHT);
  return moves === 0 ? 0 : ((moves - 1) % lap) + 1;
}
