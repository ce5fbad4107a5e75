import { netTotal, type TaxedAmount } from '../law/net-price.ts';
import { GENERAL_VAT } from '../law/vat.ts';
import { type Centavos, centavos, ZERO } from '../money/centavos.ts';
import { halfUp } from '../money/rounded-quotient.ts';

type Quoted = {
  /** The products' lines, after their own discounts. */
  readonly lines: readonly TaxedAmount[];
  /** Free lines; works and services have the general VAT. */
  readonly extras: readonly Centavos[];
  /** Lines and free lines before the discount on the whole. */
  readonly subtotal: Centavos;
  /** What the discount on the whole takes off. */
  readonly discount: Centavos;
  readonly shipping: Centavos | null;
};

/**
 * What a quote comes to without national taxes: the sum of its lines' net prices, less the same share of it that the
 * discount takes off the subtotal, half up, and the net shipping.
 */
export function quoteNetTotal({ lines, extras, subtotal, discount, shipping }: Quoted): Centavos {
  const general = (amount: Centavos) => ({ amount, vat: GENERAL_VAT });
  const net = netTotal([...lines, ...extras.map(general)]);
  return centavos(net - netDiscount({ net, subtotal, discount }) + netTotal([general(shipping ?? ZERO)]));
}

function netDiscount({ net, subtotal, discount }: Record<'net' | 'subtotal' | 'discount', Centavos>): number {
  if (discount <= 0 || net <= 0) return 0;
  return Number(halfUp({ numerator: BigInt(net) * BigInt(discount), denominator: BigInt(subtotal) }));
}
