import type { Centavos } from '#domain/money/centavos.ts';
import { formatExactPrice, formatPrice } from '#web/format.ts';
import type { ShownPrices } from './preview-rows.ts';

/** A price, and the pack's below it where that differs from the other side's. */
export function ShownAmounts({ prices, other }: { prices: ShownPrices; other: ShownPrices }) {
  const hasPack = prices.pack !== other.pack;
  return (
    <>
      {(!hasPack || prices.price !== other.price) && amountText(prices.price)}
      {hasPack && <small>{prices.pack === null ? 'sin pack' : `pack ${amountText(prices.pack)}`}</small>}
    </>
  );
}

/** Centavos show where there are some: a preview hides nothing. */
export function amountText(amount: Centavos | null): string {
  return amount !== null && amount % 100 !== 0 ? formatExactPrice(amount) : formatPrice(amount);
}
