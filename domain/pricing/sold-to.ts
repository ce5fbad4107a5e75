import { BY_PIECE, isByMeasure, type SaleUnit } from '../measure/sale-unit.ts';
import type { Centavos } from '../money/centavos.ts';
import type { ProductPrice } from './product-price.ts';

/** What a price list asks of who holds it (TRADE-001). */
export type ListTerms = {
  /** The prices of one unit, by product id; of what is not named the list asks what everybody pays. */
  readonly prices: ReadonlyMap<string, Centavos>;
  /** In how many pieces things are sold: 12 is 'de a 12', 1 as to everybody. What is measured keeps its own step. */
  readonly increment: number;
};

/** Who buys: a visitor as all are, or who holds a price list. */
export type Buyer = 'retail' | ListTerms;

type Offered = ProductPrice & { readonly id: string; readonly saleUnit?: SaleUnit };

/**
 * A product as a buyer is sold it: this alone knows what price lists change. Nobody with a list pays more than the public,
 * so the lower price counts, and the bulk offer stays for whoever takes enough.
 */
export function soldTo<Product extends Offered>(buyer: Buyer, product: Product): Product {
  if (buyer === 'retail') return product;
  const { price, saleUnit = BY_PIECE } = product;
  const listed = buyer.prices.get(product.id) ?? price;
  const isLower = listed !== null && (price === null || listed < price);
  const isInSteps = buyer.increment > 1 && !isByMeasure(saleUnit);
  if (!isLower && !isInSteps) return product;
  return {
    ...product,
    price: isLower ? listed : price,
    ...(isInSteps && { saleUnit: inSteps(buyer.increment) }),
  };
}

function inSteps(increment: number): SaleUnit {
  return { ...BY_PIECE, increment, minimum: increment };
}
