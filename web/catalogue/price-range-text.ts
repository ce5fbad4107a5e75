import type { Filters } from '#domain/catalogue/filters.ts';
import { pesos } from '#domain/money/centavos.ts';
import { formatExactPrice, formatWholePesos } from '#web/format.ts';

/** 'Hasta $ 500', 'Desde $ 200', 'De $ 200 a $ 500'. */
export function priceRangeText({ price, minPrice }: Pick<Filters, 'price' | 'minPrice'>): string {
  if (minPrice === 0) return `Hasta ${priceText(price)}`;
  if (price === 0) return `Desde ${priceText(minPrice)}`;
  return `De ${priceText(minPrice)} a ${priceText(price)}`;
}

function priceText(amount: number): string {
  return Number.isInteger(amount) ? formatWholePesos(amount) : formatExactPrice(pesos(amount));
}
