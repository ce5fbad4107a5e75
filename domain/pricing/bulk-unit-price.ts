import { cappedCentavos } from '../money/capped-centavos.ts';
import type { Centavos } from '../money/centavos.ts';
import { halfUp } from '../money/rounded-quotient.ts';
import type { BulkOffer } from './bulk-offer.ts';

/** One unit's share of the pack, rounded half up, for display only: multiplied, it would be wrong (PRICE-009). */
export function bulkUnitPrice({ packPrice, minimumUnits }: BulkOffer): Centavos {
  return cappedCentavos(halfUp({ numerator: BigInt(packPrice), denominator: BigInt(minimumUnits) }));
}
