import { priceOf } from '#domain/pricing/price-of.ts';
import type { Product } from '#domain/products/product.ts';
import { formatExactPrice } from '#web/format.ts';

type AskedProduct = Pick<Product, 'brand' | 'name' | 'code' | 'price' | 'bulkOffer'>;

/**
 * The text of the chat about a product; without the code or price part where there is none (DETAIL-026, DETAIL-G10).
 */
export function productQuestion({ product, url }: { product: AskedProduct; url: string }): string {
  const { brand, name, code } = product;
  const { price } = priceOf(product, 1);
  const called = [brand, name].filter((word) => word !== '').join(' ');
  const withCode = code === null ? '' : ` (código ${code})`;
  const withPrice = price === null ? '' : `, ${formatExactPrice(price)}`;
  return `Hola, quisiera consultar por ${called}${withCode}${withPrice}: ${url}`;
}
