import { cappedCentavos } from '../money/capped-centavos.ts';
import { type Centavos, centavos, ZERO } from '../money/centavos.ts';
import { halfUp } from '../money/rounded-quotient.ts';
import type { BulkOffer } from './bulk-offer.ts';
import { cheaperOffer } from './cheaper-offer.ts';
import type { ProductPrice } from './product-price.ts';

export type LinePrice = {
  /** The list price of one unit; `null` means 'Consultar', and the line adds 0 (PRICE-G02). */
  readonly price: Centavos | null;
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
 * up once, for the whole line.
 */
export function priceLine({ price, bulkOffer, units }: PricedUnits): LinePrice {
  if (price === null) {
    return { price, units, listTotal: ZERO, total: ZERO, saving: ZERO, isBulkActive: false };
  }
  const listTotal = cappedCentavos(BigInt(price) * BigInt(units));
  const offer = cheaperOffer({ price, bulkOffer });
  if (offer === null || units < offer.minimumUnits) {
    return { price, units, listTotal, total: listTotal, saving: ZERO, isBulkActive: false };
  }
  const total = bulkTotal({ bulkOffer: offer, units });
  return { price, units, listTotal, total, saving: centavos(listTotal - total), isBulkActive: true };
}

type BulkUnits = { readonly bulkOffer: BulkOffer; readonly units: number };

function bulkTotal({ bulkOffer, units }: BulkUnits): Centavos {
  const numerator = BigInt(bulkOffer.packPrice) * BigInt(units);
  return cappedCentavos(halfUp({ numerator, denominator: BigInt(bulkOffer.minimumUnits) }));
}
