import { expect, test } from 'vitest';
import { centavos } from '#domain/money/centavos.ts';
import { parsePesos } from '#domain/money/parse-pesos.ts';
import { demoProducts } from './generate-products.ts';
import { demoPriceList } from './price-list.ts';

const PRODUCTS = demoProducts(1_200);
const [header = [], ...ROWS] = demoPriceList(PRODUCTS)
  .trimEnd()
  .split('\r\n')
  .map((row) => row.split(';'));

test('the list has the columns of a price list and one row for nearly every product with a code [PRICES-010]', () => {
  const coded = PRODUCTS.filter(({ code, price }) => code !== null && price !== null);
  expect(header).toEqual(['codigo', 'precio', 'precio_mayorista', 'cantidad_minima']);
  expect(ROWS.length).toBeGreaterThan(coded.length * 0.9);
  expect(ROWS.length).toBeLessThan(coded.length);
});

test('its prices read as es-AR numbers, about 8% higher than before [PRICES-010]', () => {
  const prices = new Map(PRODUCTS.map(({ code, price }) => [code, price]));
  for (const [code = '', price = ''] of ROWS) {
    const before = prices.get(code) ?? centavos(0);
    const rise = (parsePesos(price) ?? 0) / before;
    expect(rise, code).toBeGreaterThan(1);
    expect(rise, code).toBeLessThan(1.16);
  }
});

test('a pack in the list stays cheaper than its units [PRICE-009]', () => {
  const packs = ROWS.filter(([, , pack]) => pack !== '');
  expect(packs.length).toBeGreaterThan(200);
  for (const [code, price = '', pack = '', units = ''] of packs) {
    expect(parsePesos(pack), code).toBeLessThan((parsePesos(price) ?? 0) * Number(units));
  }
});

test('the same products give the same list', () => {
  expect(demoPriceList(demoProducts(1_200))).toBe(demoPriceList(PRODUCTS));
});
