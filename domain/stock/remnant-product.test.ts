import { describe, expect, test } from 'vitest';
import { centavos, pesos } from '../money/centavos.ts';
import { aProduct } from '../products/a-product.ts';
import { PRODUCT_FIELDS } from '../products/product-fields.ts';
import { remnantProduct } from './remnant-product.ts';

const ribbon = aProduct({
  name: 'Cinta bebé',
  code: 'CIN-1',
  barCodes: ['7790001234560'],
  price: centavos(1001),
  bulkOffer: { packPrice: pesos(9000), minimumUnits: 10 },
  saleUnit: { code: 'MTR', scale: 2, increment: 25, minimum: 50 },
  colours: ['Rojo', 'Azul'],
  soldOutVariants: ['Rojo'],
  photos: ['/images/roja.jpg', '/images/azul.jpg'],
  photoColours: ['Rojo', 'Azul'],
  isOffer: true,
});

describe('a remnant as a product', () => {
  test('is one piece at the price of its length, half up, without what its product has alone [STOCK-005 UNIT-001]', () => {
    // 0,5 m of $ 10,01 are 500,5 centavos, and 0,75 m are 750,75.
    expect(remnantProduct(ribbon, { variant: 'Rojo', length: 50 })).toEqual({
      ...ribbon,
      name: 'Retazo de 0,5\u00a0m: Cinta bebé',
      code: null,
      barCodes: [],
      price: 501,
      bulkOffer: null,
      saleUnit: { code: 'C62', scale: 0, increment: 1, minimum: 1 },
      unitAmount: '0.5',
      unitMeasure: 'm',
      colours: ['Rojo'],
      soldOutVariants: [],
      photoColours: ['Rojo', ''],
      isOffer: false,
    });
    expect(remnantProduct(ribbon, { variant: 'Rojo', length: 75 }).price).toBe(751);
  });

  test('without a price stays one to ask for, and its name fits', () => {
    const { longest } = PRODUCT_FIELDS.name;
    const long = aProduct({ ...ribbon, price: null, name: 'a'.repeat(longest) });
    const remnant = remnantProduct(long, { variant: 'Azul', length: 250 });
    expect([remnant.price, remnant.unitAmount, remnant.name.length]).toEqual([null, '2.5', longest]);
  });
});
