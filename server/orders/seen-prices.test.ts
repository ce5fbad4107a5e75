import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pesos } from '#domain/money/centavos.ts';
import type { Product } from '#domain/products/product.ts';
import type { WireSeenItem } from '#schemas/wire/order-request.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { ENGINES, openTestShop, type TestShop } from '#tests/support/test-shop.ts';

const PRICES = [null, pesos(100)];
const OFFERS = [
  null,
  { minimumUnits: 6, packPrice: pesos(500) },
  { minimumUnits: 6, packPrice: pesos(550) },
  { minimumUnits: 7, packPrice: pesos(500) },
];

describe.each(ENGINES)('the prices that a shopper saw on %s', (engine) => {
  const priced = aThread();
  const plain = aThread({ bulkOffer: null });
  const unpriced = aThread({ price: null, bulkOffer: null });
  const states = PRICES.flatMap((price) => OFFERS.map((bulkOffer) => aThread({ price, bulkOffer })));
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(engine, { products: [priced, plain, unpriced, ...states] });
  });
  afterAll(() => shop.close());

  /** Orders one unit for the right total, having seen this of the product. */
  async function order(product: Product, seen: Partial<WireSeenItem>) {
    const request = anOrderRequest([{ product, quantities: { Rojo: 1 } }]);
    const [item] = request.orderItems;
    const payload = { ...request, orderItems: [{ ...item, items: [{ ...item?.items[0], ...seen }] }] };
    return shop.call({ method: 'POST', url: '/api/orders', payload });
  }

  test.each([
    ['got dearer alone', { wholesalePrice: '53000' }],
    ['needs more units alone', { quantity: '11 unidades' }],
  ])('a pack that %s is refused with the current line [CHECKOUT-048]', async (_title, seen) => {
    const answer = await order(priced, seen);
    expect(answer.json()).toMatchObject({
      status: 409,
      code: 'price-changed',
      lines: [
        {
          _id: priced.id,
          item: { data: { items: [{ wholesalePrice: '54000', quantity: '12 unidades' }] } },
        },
      ],
    });
  });

  test('an order is accepted exactly if the price, pack price and pack units that it saw are current [CHECKOUT-047]', async () => {
    for (const product of states) {
      const accepted: Product[] = [];
      for (const seen of states) {
        const [item] = anOrderRequest([{ product: seen, quantities: { Rojo: 1 } }]).orderItems;
        const { statusCode } = await order(product, item?.items[0] ?? {});
        expect([201, 409]).toContain(statusCode);
        if (statusCode === 201) accepted.push(seen);
      }
      expect(accepted).toEqual([product]);
    }
  });

  test.each<[string, Product, Partial<WireSeenItem>, number]>([
    ['a price that is no number', priced, { price: 'abc' }, 409],
    ['a price with a comma', priced, { price: '5.000,00' }, 409],
    ['a price of three decimals', priced, { price: '5000.000' }, 409],
    ['a price of zero', priced, { price: '0' }, 409],
    ['a price below zero', priced, { price: '-1' }, 409],
    ['a price beyond all amounts', priced, { price: '99999999999999999999' }, 409],
    ['no price', priced, { price: '' }, 409],
    ['the same price spelled with decimals', priced, { price: '5000.00' }, 201],
    ['an unreadable price of a product without one', unpriced, { price: 'abc' }, 201],
    ['a price of zero of a product without one', unpriced, { price: '0' }, 409],
    ['a price below zero of a product without one', unpriced, { price: '-1' }, 409],
    ['a number of units without its noun', priced, { quantity: '12' }, 201],
    ['a pack price without units', priced, { quantity: '0' }, 409],
    ['units without a pack price', priced, { wholesalePrice: '0' }, 409],
    ['half an offer of a product without one', plain, { wholesalePrice: '54000' }, 201],
    ['an unreadable offer of a product without one', plain, { wholesalePrice: 'x', quantity: 'y' }, 201],
    ['an offer of a product without one', plain, { wholesalePrice: '54000', quantity: '12' }, 409],
    ['an unreadable pack price', priced, { wholesalePrice: '54.000' }, 409],
    ['units that are no number', priced, { quantity: 'docena' }, 409],
  ])('%s has its expected status [CHECKOUT-048]', async (_title, product, seen, status) => {
    expect((await order(product, seen)).statusCode).toBe(status);
  });

  test.each<[string, number, number]>([
    ['half a centavo off', 5000.004, 201],
    ['a centavo off', 5000.01, 409],
    ['beyond all amounts', 1e300, 409],
    ['beyond what doubles hold in centavos', 1.7e308, 409],
  ])('a total %s has its expected status [CHECKOUT-048]', async (_title, totalAmount, status) => {
    const request = { ...anOrderRequest([{ product: priced, quantities: { Rojo: 1 } }]), totalAmount };
    const { statusCode } = await shop.call({ method: 'POST', url: '/api/orders', payload: request });
    expect(statusCode).toBe(status);
  });
});
