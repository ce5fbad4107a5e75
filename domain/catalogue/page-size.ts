/** The allowed numbers of products per page (GRID-022). */
export const PAGE_SIZES = [4, 6, 9, 13, 16] as const;

export type PageSize = (typeof PAGE_SIZES)[number];

/** At least 1: without results there is page 1 of 1 (GRID-021, GRID-G05). */
export function lastPageOf(count: number, size: number): number {
  return Math.max(1, Math.ceil(count / size));
}

/** The page number limited to 1 and the last page; 1 for an invalid number (GRID-020, GRID-G07). */
export function clampedPage({ page, lastPage }: { page: number; lastPage: number }): number {
  return Number.isNaN(page) ? 1 : Math.min(Math.max(1, Math.floor(page)), lastPage);
}

/** The page (from 1) that holds the product at an index (from 0). A resize shows that page (GRID-G06). */
export function pageHolding({ index, size }: { index: number; size: number }): number {
  return Math.floor(index / size) + 1;
}
