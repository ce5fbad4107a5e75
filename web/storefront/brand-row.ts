/** The row repeats the brands up to that many entries (CONTENT-024). */
export const BRAND_ENTRIES = 60;

/** How many stand out at once where there is room for a row (CONTENT-025). */
export const FEATURED_BRANDS = 4;

/** Milliseconds from one logo to the next: in the row, and on narrow windows (CONTENT-026, CONTENT-027). */
export const BRAND_INTERVALS = { row: 2000, narrow: 7000 } as const;

/** Entries that can be in sight behind the first one. */
const IN_SIGHT = 7;

/** What the row has to have before it moves: each brand, and as many as can be seen. */
export function entriesAtRest(brands: number): number {
  return Math.min(BRAND_ENTRIES, Math.max(brands, 1 + IN_SIGHT));
}

/**
 * The entry at the start after so many moves. When the brands have gone round it stands at an entry that looks the
 * same as the first, and goes on from there, so that the row never ends.
 */
export function entryAfter({ moves, brands }: { moves: number; brands: number }): number {
  const lap = Math.min(brands, BRAND_ENTRIES - IN_SIGHT);
  return moves === 0 ? 0 : ((moves - 1) % lap) + 1;
}
