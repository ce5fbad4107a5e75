import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centavos, pesos } from '#domain/money/centavos.ts';
import { toDecimalString } from '#domain/money/decimal-string.ts';
import { MAX_PRICE_ROWS, priceUpdateSchema } from './price-list.ts';

const row = { codigo: 'H-1', precio: '5000' };

/** 'place: reason' of every fault of the rows, or what they ask for. */
function read(...rows: object[]) {
  const { error, data } = priceUpdateSchema.safeParse({ rows });
  return error?.issues.map(({ path, message }) => `${path.slice(1).join('.')}: ${message}`) ?? data?.rows;
}

test('a row without bulk columns leaves the offer as it is; one that empties them takes it away [PRICES-010]', () => {
  expect(read(row)).toEqual([{ code: 'H-1', price: pesos(5000), bulkOffer: undefined }]);
  for (const none of ['', '0', '0.00']) {
    const emptied = { ...row, precio_mayorista: none, cantidad_minima: '0' };
    expect(read(emptied)).toEqual([{ code: 'H-1', price: pesos(5000), bulkOffer: null }]);
    expect(read({ ...row, precio_mayorista: none })).toEqual(read(emptied));
  }
});

test('a pack price and its units make an offer, to the centavo [PRICES-010 PRICE-012]', () => {
  const amount = fc.integer({ min: 1, max: 1_000_000_000_000 }).map(centavos);
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 1, max: 999_999 }), (price, packPrice, minimumUnits) => {
      const list = {
        codigo: ' H-1 ',
        precio: toDecimalString(price),
        precio_mayorista: toDecimalString(packPrice),
        cantidad_minima: String(minimumUnits),
      };
      expect(read(list)).toEqual([{ code: 'H-1', price, bulkOffer: { minimumUnits, packPrice } }]);
    }),
  );
});

test.each([
  [{ precio: '' }, '0.precio: está vacío'],
  [{ precio: '0' }, '0.precio: tiene que ser mayor que cero'],
  [{ precio: '-1' }, '0.precio: tiene que ser mayor que cero'],
  [{ precio: '1,50' }, "0.precio: tiene que ser un número con punto decimal ('1500.50')"],
  [{ codigo: '  ' }, '0.codigo: está vacío'],
  [{ codigo: 'x'.repeat(41) }, '0.codigo: tiene más de 40 letras'],
  [{ precio_mayorista: '-5', cantidad_minima: '12' }, '0.precio_mayorista: no puede ser negativo'],
  [
    { precio_mayorista: 'doce', cantidad_minima: '12' },
    "0.precio_mayorista: tiene que ser un número con punto decimal ('1500.50')",
  ],
  [
    { precio_mayorista: '50', cantidad_minima: '1.5' },
    '0.cantidad_minima: tiene que ser un número entero de unidades',
  ],
  [
    { precio_mayorista: '50', cantidad_minima: '1000000' },
    '0.cantidad_minima: tiene que ser un número entero de unidades',
  ],
  [
    { cantidad_minima: '12' },
    '0.precio_mayorista: falta: el precio mayorista y la cantidad mínima van juntos',
  ],
  [
    { precio_mayorista: '50' },
    '0.cantidad_minima: falta: el precio mayorista y la cantidad mínima van juntos',
  ],
])('a row with %j is refused by the name of its column [PRICES-010]', (changes, fault) => {
  expect(read({ ...row, ...changes })).toEqual([fault]);
});

test('a repeated code, regardless of case and spaces, is refused at its second row [PRICES-010]', () => {
  expect(read(row, { ...row, codigo: 'B' }, { ...row, codigo: ' h-1 ' })).toEqual([
    '2.codigo: repite el código de rows.0',
  ]);
});

test('a list has 1 to 20.000 rows [PRICES-010]', () => {
  expect(MAX_PRICE_ROWS).toBe(20_000);
  const rows = Array.from({ length: MAX_PRICE_ROWS }, (_, index) => ({ ...row, codigo: `C-${index}` }));
  expect(read()).toEqual([': no tiene filas']);
  expect(read(...rows)).toHaveLength(MAX_PRICE_ROWS);
  expect(read(...rows, row)).toEqual([': tiene más de 20000 filas']);
});
