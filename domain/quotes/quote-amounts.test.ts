import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyQuote, exactLine, exactTotal } from '#tests/support/any-quote.ts';
import { centavos, MAX_CENTAVOS, pesos } from '../money/centavos.ts';
import type { PercentHundredths } from '../prices/percent.ts';
import { aProduct } from '../products/a-product.ts';
import { quoteAmounts } from './quote-amounts.ts';

const NONE = 0 as PercentHundredths;
const percent = (whole: number) => (whole * 100) as PercentHundredths;
const thread = aProduct({ price: pesos(5000), bulkOffer: { minimumUnits: 12, packPrice: pesos(54_000) } });
const line = (units: number, terms: { unitPrice?: number; discount?: number } = {}) => ({
  product: thread,
  units,
  unitPrice: terms.unitPrice === undefined ? null : pesos(terms.unitPrice),
  discountPercent: percent(terms.discount ?? 0),
});
const quote = (lines: ReturnType<typeof line>[]) => ({
  lines,
  extras: [] as { amount: ReturnType<typeof pesos> }[],
  discountPercent: NONE,
  shipping: null,
});

test.each([
  ['the catalogue’s price', line(2), 10_000],
  ['the bulk offer from its units on', line(20), 90_000],
  ['another price, without the bulk offer', line(20, { unitPrice: 4900 }), 98_000],
  ['a price of 0, which is a gift', line(3, { unitPrice: 0 }), 0],
  ['a discount on what the bulk offer leaves', line(20, { discount: 12.5 }), 78_750],
  ['all of it taken off', line(1, { discount: 100 }), 0],
  ['half a centavo, rounded up', { ...line(1, { unitPrice: 0.01, discount: 50 }) }, 0.01],
])('a line costs by %s [QUOTE-002]', (_title, given, total) => {
  const amounts = quoteAmounts(quote([given]));
  expect([amounts.lines[0]?.total, amounts.total]).toEqual([pesos(total), pesos(total)]);
});

test('shipping comes after the discount on the whole, and adds nothing while it is open [QUOTE-002]', () => {
  const lines = [line(1)];
  const extras = [{ amount: pesos(1000) }];
  const discounted = { lines, extras, discountPercent: percent(10) };
  expect(quoteAmounts({ ...discounted, shipping: { amount: pesos(500) } })).toMatchObject({
    listTotal: pesos(5000),
    subtotal: pesos(6000),
    discount: pesos(600),
    total: pesos(5900),
  });
  for (const shipping of [null, { amount: null }])
    expect(quoteAmounts({ ...discounted, shipping }).total).toBe(pesos(5400));
});

test('a product without price counts 0 and is named so, unless the shop sets one [QUOTE-002]', () => {
  const unpriced = aProduct({ price: null, bulkOffer: null });
  const open = quoteAmounts(quote([{ ...line(2), product: unpriced }]));
  expect(open).toMatchObject({ total: 0, hasUnpriced: true });
  expect(quoteAmounts(quote([line(1), { ...line(2), product: unpriced }])).hasUnpriced).toBe(true);
  const set = quoteAmounts(quote([{ ...line(2, { unitPrice: 10 }), product: unpriced }]));
  expect(set).toMatchObject({ total: pesos(20), hasUnpriced: false });
});

test('more taken off than there is, or more than sums can hold, is said [QUOTE-002]', () => {
  const extras = [{ amount: pesos(-6000) }];
  expect(quoteAmounts({ ...quote([line(1)]), extras })).toMatchObject({
    isNegative: true,
    total: pesos(-1000),
  });
  const shipping = { amount: pesos(1000) };
  expect(quoteAmounts({ ...quote([line(1)]), extras, shipping })).toMatchObject({
    isNegative: false,
    total: 0,
  });
  const dear = Array.from({ length: 3 }, () => line(1, { unitPrice: MAX_CENTAVOS / 200 }));
  expect(quoteAmounts(quote(dear)).isBeyondSums).toBe(true);
});

test.each([
  ['just below', MAX_CENTAVOS - 1, false],
  ['exactly', MAX_CENTAVOS, true],
])('free lines of %s what sums can hold are beyond them: %s, %s [QUOTE-002]', (_, amount, isBeyondSums) => {
  expect(quoteAmounts({ ...quote([]), extras: [{ amount: centavos(amount) }] }).isBeyondSums).toBe(
    isBeyondSums,
  );
});

test('a sum far below 0 is said as the lowest that sums can hold [QUOTE-002]', () => {
  const extras = [1, 2].map(() => ({ amount: centavos(-MAX_CENTAVOS) }));
  expect(quoteAmounts({ ...quote([]), extras })).toMatchObject({ total: -MAX_CENTAVOS, isNegative: true });
});

test('a price that the shop sets for what is cut counts for a metre [QUOTE-002]', () => {
  const saleUnit = { code: 'MTR', scale: 2, increment: 50, minimum: 50 } as const;
  const product = aProduct({ saleUnit, price: pesos(1200) });
  const cut = { ...line(150, { unitPrice: 1000 }), product };
  expect(quoteAmounts(quote([cut])).total).toBe(pesos(1500));
});

test('ten thousand quotes agree with exact fractions to the centavo [QUOTE-002]', () => {
  fc.assert(
    fc.property(anyQuote, (given) => {
      const amounts = quoteAmounts(given);
      expect(amounts.lines.map(({ total }) => BigInt(total))).toEqual(given.lines.map(exactLine));
      expect(BigInt(amounts.total)).toBe(exactTotal(given));
      const shipping = given.shipping?.amount ?? 0;
      expect(centavos(amounts.subtotal - amounts.discount + shipping)).toBe(amounts.total);
      expect(amounts.isNegative).toBe(amounts.total < 0);
    }),
    { numRuns: 10_000 },
  );
});
