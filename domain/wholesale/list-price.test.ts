import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centavos, pesos } from '../money/centavos.ts';
import type { PercentHundredths } from '../prices/percent.ts';
import { priceOf } from '../pricing/price-of.ts';
import { soldTo } from '../pricing/sold-to.ts';
import { listPrice, termsOf } from './list-price.ts';
import { isInForce, type ListRule, type PriceList } from './wholesale-list.ts';

const thread = {
  id: 'thread',
  section: 'Merceria',
  subsection: 'Hilos',
  type: 'Poliéster',
  brand: 'Tensa',
  price: pesos(4850),
  bulkOffer: null,
} as const;

const rule = (percent: number, place: Partial<ListRule> = {}): ListRule => ({
  section: '',
  subsection: '',
  type: '',
  brand: '',
  ...place,
  percent: (percent * 100) as PercentHundredths,
});

const list = (rules: readonly ListRule[], own: Record<string, number> = {}): PriceList => ({
  id: 'list',
  name: 'Talleres',
  rules,
  prices: new Map(Object.entries(own).map(([id, price]) => [id, pesos(price)])),
  minimum: pesos(0),
  increment: 1,
  conditions: '',
  startsAt: null,
  endsAt: null,
});

describe('the most exact rule wins [TRADE-001]', () => {
  const SHOP = rule(10);
  const SECTION = rule(20, { section: 'Merceria' });
  const SUBSECTION = rule(30, { section: 'Merceria', subsection: 'hilos' });
  const TYPE = rule(40, { section: 'Merceria', subsection: 'Hilos', type: 'poliester' });
  const BRAND = rule(50, { brand: 'TENSA' });

  test.each([
    ['nothing', [], {}, 4850],
    ['the shop', [SHOP], {}, 4365],
    ['the section', [SHOP, SECTION], {}, 3880],
    ['the subsection', [SUBSECTION, SECTION, SHOP], {}, 3395],
    ['the type', [SHOP, TYPE, SUBSECTION], {}, 2910],
    ['the brand', [BRAND, TYPE, SHOP], {}, 2425],
    ['its own price', [BRAND, TYPE], { thread: 4000 }, 4000],
    ['the first of two', [rule(15), rule(25)], {}, 4123],
    ['what is of others', [rule(40, { brand: 'Otra' }), rule(30, { type: 'Algodón' })], {}, 4850],
  ])('by %s', (_title, rules, own, price) => {
    expect(listPrice(list(rules, own), thread).price).toBe(pesos(price));
  });
});

test.each([
  [7420, 18, 6084],
  [890, 18, 730],
  [470, 20, 376],
  [99.99, 18, 81.99],
  [0.01, 99, 0.01],
  [1500.5, 10, 1350],
  [100, 18.5, 82],
  [0, 18, 0],
])('$ %d less %d %% is $ %d: whole pesos from $ 100 on [TRADE-001]', (price, percent, asked) => {
  expect(listPrice(list([rule(percent)]), { ...thread, price: pesos(price) }).price).toBe(pesos(asked));
});

test('a list’s price says what it comes from [TRADE-001]', () => {
  const shop = rule(10);
  expect(listPrice(list([shop]), thread)).toEqual({ by: 'rule', price: pesos(4365), rule: shop });
  expect(listPrice(list([shop], { thread: 4000 }), thread)).toEqual({ by: 'own', price: pesos(4000) });
});

test('a list’s terms name only what it sells for less than to everybody [TRADE-001]', () => {
  const one = (id: string, price: number | null) => ({
    ...thread,
    id,
    price: price === null ? null : pesos(price),
  });
  const products = [
    one('less', 500),
    one('same', 500),
    one('more', 500),
    one('asked', null),
    one('never', null),
  ];
  const terms = termsOf(list([], { less: 499, same: 500, more: 501, asked: 900 }), products);
  expect([...terms.prices]).toEqual([
    ['less', pesos(499)],
    ['asked', pesos(900)],
  ]);
});

test('what is to be asked for stays so, unless the list has its own price [TRADE-001]', () => {
  const onRequest = { ...thread, price: null };
  expect(listPrice(list([rule(18)]), onRequest)).toEqual({ by: 'none', price: null });
  const { prices } = termsOf(list([rule(18)], { thread: 900 }), [onRequest]);
  expect(soldTo({ prices, increment: 1 }, onRequest).price).toBe(pesos(900));
});

test('nobody with a list pays more than the public, whatever the list and the amount [TRADE-001 TRADE-002]', () => {
  const money = fc.integer({ min: 1, max: 10_000_000 }).map(centavos);
  const offer = fc.option(fc.record({ minimumUnits: fc.integer({ min: 1, max: 50 }), packPrice: money }));
  fc.assert(
    fc.property(
      fc.record({ price: money, bulkOffer: offer, own: fc.option(money) }),
      fc.integer({ min: 1, max: 9999 }),
      fc.integer({ min: 0, max: 60 }),
      ({ price, bulkOffer, own }, percent, units) => {
        const product = { ...thread, price, bulkOffer };
        const rules = [{ ...rule(1), percent: percent as PercentHundredths }];
        const asked = list(rules, own === null ? {} : { thread: own / 100 });
        const held = priceOf(soldTo(termsOf(asked, [product]), product), units);
        expect(held.total).toBeLessThanOrEqual(priceOf(product, units).total);
      },
    ),
  );
});

test('pieces are sold in the steps of the list, what is measured in its own [TRADE-001]', () => {
  const metres = { code: 'MTR', scale: 2, increment: 50, minimum: 100 } as const;
  const terms = { prices: new Map(), increment: 12 };
  expect(soldTo(terms, { ...thread, saleUnit: metres }).saleUnit).toEqual(metres);
  expect(soldTo(terms, thread)).toMatchObject({ saleUnit: { code: 'C62', increment: 12, minimum: 12 } });
  expect(soldTo('retail', thread)).toBe(thread);
});

test.each([
  [null, null, true],
  [5, null, true],
  [6, null, false],
  [null, 6, true],
  [null, 5, false],
])('a list from %s to %s counts at 5: %s [TRADE-001]', (startsAt, endsAt, counts) => {
  expect(isInForce({ startsAt, endsAt }, 5)).toBe(counts);
});
