import { expect, test } from 'vitest';
import { BY_PIECE } from '../measure/sale-unit.ts';
import { MAX_CENTAVOS, pesos } from '../money/centavos.ts';
import { isBeyondSums, lineSums } from './line-sums.ts';
import { priceLine } from './price-line.ts';

const pieces = (asked: Omit<Parameters<typeof priceLine>[0], 'saleUnit'>) =>
  priceLine({ ...asked, saleUnit: BY_PIECE });

const A = pieces({
  price: pesos(5000),
  bulkOffer: { minimumUnits: 12, packPrice: pesos(54_000) },
  units: 12,
});
const B = pieces({ price: pesos(1200), bulkOffer: null, units: 2 });
const C = pieces({
  price: pesos(100),
  bulkOffer: { minimumUnits: 12, packPrice: pesos(1000) },
  units: 13,
});

test('totals of lines A and B, nothing added for shipping [N6 PRICE-022 PRICE-023 PRICE-024 CHECKOUT-047]', () => {
  expect(lineSums([A, B])).toEqual({
    listTotal: pesos(62_400),
    total: pesos(56_400),
    saving: pesos(6000),
    amounts: [{ units: 14, saleUnit: BY_PIECE }],
    things: 14,
    hasUnpriced: false,
  });
});

test('totals of lines A, B and C, each line rounded to the centavo [N6 PRICE-022 PRICE-023 PRICE-G03]', () => {
  expect(lineSums([A, B, C])).toMatchObject({
    listTotal: pesos(63_700),
    total: pesos(57_483.33),
    saving: pesos(6216.67),
  });
});

test('a line without a price adds 0 and is reported [PRICE-G02 CHECKOUT-G09]', () => {
  const consult = pieces({ price: null, bulkOffer: null, units: 3 });
  expect(lineSums([B, consult])).toEqual({
    listTotal: pesos(2400),
    total: pesos(2400),
    saving: 0,
    amounts: [{ units: 5, saleUnit: BY_PIECE }],
    things: 5,
    hasUnpriced: true,
  });
});

test('an empty cart comes to nothing [PRICE-023]', () => {
  expect(lineSums([])).toEqual({
    listTotal: 0,
    total: 0,
    saving: 0,
    amounts: [],
    things: 0,
    hasUnpriced: false,
  });
});

test('sums beyond the largest amount do not stop the page, and are known [PRICE-023]', () => {
  const dear = pieces({ price: MAX_CENTAVOS, bulkOffer: null, units: 9999 });
  expect(lineSums([dear, dear]).total).toBe(MAX_CENTAVOS);
  expect([[dear, dear], [dear], [A, B]].map((lines) => isBeyondSums(lineSums(lines)))).toEqual([
    true,
    true,
    false,
  ]);
});
