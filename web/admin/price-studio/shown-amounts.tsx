import { formatAmount } from '#web/format.ts';
import type { ShownPrices } from './preview-rows.ts';

/** A price, and the pack's below it where that differs from the other side's. */
export function ShownAmounts({ prices, other }: { prices: ShownPrices; other: ShownPrices }) {
  const hasPack = prices.pack !== other.pack;
  return (
    <>
      {(!hasPack || prices.price !== other.price) && formatAmount(prices.price)}
      {hasPack && <small>{prices.pack === null ? 'sin pack' : `pack ${formatAmount(prices.pack)}`}</small>}
    </>
  );
}
