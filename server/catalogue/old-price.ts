import type { StoredProduct } from '#server/kernel/stored-product.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Prices that are not newer than this, in epoch ms, did not change in so many days. */
export function unchangedSince(days: number, now: number): number {
  return now - days * DAY_MS;
}

/** Whether a price has stood since that moment (STUDIO-010). A product without a price has none to be old. */
export function hasOldPrice(
  { price, priceChangedAt }: Pick<StoredProduct, 'price' | 'priceChangedAt'>,
  since: number,
): boolean {
  return price !== null && priceChangedAt <= since;
}
