import { partsOf } from '#domain/measure/sale-unit.ts';
import type { Product } from '#domain/products/product.ts';
import { shelfVariants } from '#domain/stock/shelf-variants.ts';
import { randomFrom } from './random.ts';

/** Products after these are not counted, so that a large demo starts as fast. */
const COUNTED_AMONG = 300;
const EVERY = 5;
/** One in so many variants runs low. */
const LOW = 0.12;

/** What is on the demo shop's shelf, in smallest parts: a fifth of its first products (STOCK-001). */
export function demoCounts(products: readonly Product[]) {
  return products
    .slice(0, COUNTED_AMONG)
    .flatMap((product, index) => (index % EVERY === 0 ? countsOf(product, index) : []));
}

function countsOf(product: Product, index: number) {
  const random = randomFrom(index);
  return shelfVariants(product).map((variant) => {
    const units = random.between(random.happens(LOW) ? { least: 2, most: 9 } : { least: 24, most: 180 });
    return {
      productId: product.id,
      variant,
      counted: partsOf(units, product.saleUnit),
      unit: product.saleUnit.code,
      supplier: product.brand,
    };
  });
}
