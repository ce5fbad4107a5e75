import { isCut } from '#domain/measure/pieces.ts';
import { partsOf } from '#domain/measure/sale-unit.ts';
import type { Product } from '#domain/products/product.ts';
import { shelfVariants } from '#domain/stock/shelf-variants.ts';
import { type Random, randomFrom } from './random.ts';

/** Products after these are not counted, so that a large demo starts as fast. */
const COUNTED_AMONG = 300;
const EVERY = 5;
/** One in so many variants runs low. */
const LOW = 0.12;
/** The metres of a new roll. */
const ROLL = 25;
const REMNANT = 0.4;

/** What is on the demo shop's shelf, in smallest parts: a fifth of its first products, and what is cut by the metre (STOCK-001, STOCK-005). */
export function demoCounts(products: readonly Product[]) {
  return products
    .slice(0, COUNTED_AMONG)
    .flatMap((product, index) =>
      index % EVERY === 0 || isCut(product.saleUnit) ? countsOf(product, index) : [],
    );
}

function countsOf(product: Product, index: number) {
  const random = randomFrom(index);
  const { saleUnit } = product;
  return shelfVariants(product).map((variant) => {
    const units = random.between(random.happens(LOW) ? { least: 2, most: 9 } : { least: 24, most: 180 });
    const rolls = isCut(saleUnit) ? rollsOf(units, random) : undefined;
    return {
      productId: product.id,
      variant,
      counted: rolls?.reduce((sum, length) => sum + length, 0) ?? partsOf(units, saleUnit),
      unit: saleUnit.code,
      rolls,
      supplier: product.brand,
    };
  });
}

/** Metres as whole rolls, one that was begun, and now and then a remnant; in centimetres. */
function rollsOf(metres: number, random: Random): number[] {
  const whole = Array<number>(Math.floor(metres / ROLL)).fill(ROLL * 100);
  const begun = (metres % ROLL) * 100;
  const remnant = random.happens(REMNANT) ? random.between({ least: 3, most: 9 }) * 10 : 0;
  return [...whole, begun, remnant].filter((length) => length > 0);
}
