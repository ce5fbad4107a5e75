import type { Centavos } from '#domain/money/centavos.ts';
import { toDecimalString } from '#domain/money/decimal-string.ts';
import type { Product } from '#domain/products/product.ts';
import { randomFrom } from './random.ts';
import { labelPrice } from './shop-prices.ts';

const COLUMNS = 'codigo;precio;precio_mayorista;cantidad_minima';
const RISE = 1.08;

// The supplier's list omits a few products.
const LISTED = 0.95;

/**
 * A supplier's new price list as a spreadsheet here saves it: CSV with semicolons and decimal commas (PRICES-010).
 * Prices are about 8% higher than the products' own; the same products give the same list.
 */
export function demoPriceList(products: readonly Product[]): string {
  const rows = products.flatMap((product, index) =>
    randomFrom(index).happens(LISTED) ? (rowOf(product) ?? []) : [],
  );
  return `${[COLUMNS, ...rows].join('\r\n')}\r\n`;
}

function rowOf({ code, price, bulkOffer }: Product): string | null {
  if (code === null || price === null) return null;
  const pack = bulkOffer === null ? ['', ''] : [raised(bulkOffer.packPrice), String(bulkOffer.minimumUnits)];
  return [code, raised(price), ...pack].join(';');
}

/** '5350,00': a spreadsheet's cell with two decimals. */
function raised(amount: Centavos): string {
  const [whole, cents = '00'] = toDecimalString(labelPrice((amount * RISE) / 100)).split('.');
  return `${whole},${cents}`;
}
