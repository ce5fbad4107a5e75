import { cappedCentavos } from '../money/capped-centavos.ts';
import { type Centavos, centavos, MAX_CENTAVOS, ZERO } from '../money/centavos.ts';
import { halfUp } from '../money/rounded-quotient.ts';
import type { BulkOffer } from './bulk-offer.ts';
import { cheaperOffer } from './cheaper-offer.ts';
import type { ProductPrice } from './product-price.ts';

/** What units cost, by the price of one; `price: null` means 'Consultar', and the line adds 0 (PRICE-G02). */
export type LinePrice = ProductPrice & {
  /** The bulk offer, if its units are cheaper. Any other is never advertised (PRICE-014). */
  readonly offer: BulkOffer | null;
  readonly units: number;
  readonly listTotal: Centavos;
  readonly total: Centavos;
  readonly saving: Centavos;
  readonly isBulkActive: boolean;
};

type PricedUnits = ProductPrice & {
  /** The units of all the line's variants: a whole number, 0 or more (PRICE-013). */
  readonly units: number;
};

/**
 * The price of a line, at the bulk offer from its minimum of units on (PRICE-009 to PRICE-016). The total is rounded half
 * up once, for the whole line. For a product of the catalogue, ask `priceOf`.
 */
export function priceLine(asked: PricedUnits): LinePrice {
  const { price, bulkOffer, units } = asked;
  const offer = cheaperOffer(asked);
  const listTotal = price === null ? ZERO : centavos(Math.min(price * units, MAX_CENTAVOS));
  const isBulkActive = offer !== null && units >= offer.minimumUnits;
  const total = isBulkActive ? bulkTotal({ bulkOffer: offer, units }) : listTotal;
  const saving = centavos(listTotal - total);
  return { price, bulkOffer, offer, units, listTotal, total, saving, isBulkActive };
}

type BulkUnits = { readonly bulkOffer: BulkOffer; readonly units: number };

function bulkTotal({ bulkOffer, units }: BulkUnits): Centavos {
  const numerator = BigInt(bulkOffer.packPrice) * BigInt(units);
  return cappedCentavos(halfUp({ numerator, denominator: BigInt(bulkOffer.minimumUnits) }));
}
