import { costOf, partsOf, type SaleUnit } from '../measure/sale-unit.ts';
import { type Centavos, centavos, ZERO } from '../money/centavos.ts';
import type { BulkOffer } from './bulk-offer.ts';
import { cheaperOffer } from './cheaper-offer.ts';
import type { ProductPrice } from './product-price.ts';

/** What an amount costs, by the price of one unit; `price: null` means 'Consultar', and the line adds 0 (PRICE-G02). */
export type LinePrice = ProductPrice & {
  /** The bulk offer, if its units are cheaper. Any other is never advertised (PRICE-014). */
  readonly offer: BulkOffer | null;
  readonly saleUnit: SaleUnit;
  /** In smallest parts of the unit of sale; of a piece, pieces. */
  readonly units: number;
  readonly listTotal: Centavos;
  readonly total: Centavos;
  readonly saving: Centavos;
  readonly isBulkActive: boolean;
};

type PricedUnits = ProductPrice & {
  readonly saleUnit: SaleUnit;
  /** Of all the line's variants: a whole number of smallest parts, 0 or more (PRICE-013). */
  readonly units: number;
};

/**
 * The price of a line, at the bulk offer from its minimum of units on (PRICE-009 to PRICE-016). The total is rounded half
 * up once, for the whole line. For a product of the catalogue, ask `priceOf`.
 */
export function priceLine(asked: PricedUnits): LinePrice {
  const { price, bulkOffer, saleUnit, units } = asked;
  const offer = cheaperOffer(asked);
  const listTotal = price === null ? ZERO : costOf({ price, of: 1 }, units, saleUnit);
  const isBulkActive = offer !== null && units >= partsOf(offer.minimumUnits, saleUnit);
  const total = isBulkActive
    ? costOf({ price: offer.packPrice, of: offer.minimumUnits }, units, saleUnit)
    : listTotal;
  const saving = centavos(listTotal - total);
  return { price, bulkOffer, offer, saleUnit, units, listTotal, total, saving, isBulkActive };
}
