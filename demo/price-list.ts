import type { Product } from '#domain/catalogue/product.ts';
import type { Centavos } from '#domain/money/centavos.ts';

/** Prices rise by this many hundredths, to the next ten pesos, as a shop's do. */
const RISE = 108;
const TEN_PESOS = 1000;

/**
 * A price list to try the update with: the priced products that have a code, about 8% dearer. It is CSV as
 * spreadsheets write it here: semicolons between columns, a comma before the centavos.
 */
export function demoPriceList(products: readonly Product[]): string {
  const rows = products.flatMap(({ code, price, bulkOffer }) =>
    code === null || price === null
      ? []
      : [
          [
            code,
            raised(price),
            bulkOffer === null ? '' : raised(bulkOffer.packPrice),
            bulkOffer === null ? '' : String(bulkOffer.minimumUnits),
          ],
        ],
  );
  const header = ['codigo', 'precio', 'precio_mayorista', 'cantidad_minima'];
  return [header, ...rows].map((cells) => `${cells.join(';')}\r\n`).join('');
}

function raised(price: Centavos): string {
  const centavos = Math.ceil((price * RISE) / 100 / TEN_PESOS) * TEN_PESOS;
  return `${Math.trunc(centavos / 100)},${String(centavos % 100).padStart(2, '0')}`;
}
