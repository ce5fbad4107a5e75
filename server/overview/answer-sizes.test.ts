import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTACT_LENGTHS } from '#domain/contact/contact-message.ts';
import type { Product } from '#domain/products/product.ts';
import { PRODUCT_FIELDS } from '#domain/products/product-fields.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { DASHBOARD_SCREENS } from '#tests/support/dashboard-screens.ts';
import { ANY_ENGINE, openTestShop, type TestShop } from '#tests/support/test-shop.ts';

const MOST_BYTES = 200_000;

/** As many letters as there may be, each of them two bytes long. */
const long = (letters: number) => 'ñ'.repeat(letters);

function aLargeProduct(index: number): Product {
  const distinct = `${index}`;
  return aThread({
    brand: long(PRODUCT_FIELDS.brand.longest),
    name: long(PRODUCT_FIELDS.name.longest - distinct.length) + distinct,
    summary: long(PRODUCT_FIELDS.summary.longest),
    description: long(PRODUCT_FIELDS.description.longest),
    specifications: long(PRODUCT_FIELDS.specifications.longest),
    code: long(PRODUCT_FIELDS.code.longest - distinct.length) + distinct,
    photos: Array.from({ length: 12 }, (_, photo) => `https://fotos.test/${'x'.repeat(470)}/${photo}.webp`),
    colours: Array.from({ length: 48 }, (_, colour) => `${long(118)}${10 + colour}`),
  });
}

/** Screens of one order, or one product, which is as long as its texts. */
const OF_ONE = ['Un pedido', 'La página de un pedido', 'Existencias, un producto'];

describe.each(ANY_ENGINE)('answers to the dashboard on %s', (engine) => {
  const products = Array.from({ length: 20 }, (_, index) => aLargeProduct(index));
  let shop: TestShop;
  /** Also the id of its customer. */
  let firstOrder = '';

  beforeAll(async () => {
    shop = await openTestShop(engine, { products });
    for (let placed = 0; placed < 12; placed += 1) {
      shop.clock.now += 60_000;
      const lines = products.map((product) => ({ product, quantities: { [product.colours[0] ?? '']: 1 } }));
      const customer = { firstName: long(100), lastName: long(100), email: `${'a'.repeat(240)}@correo.test` };
      const payload = anOrderRequest(lines, customer);
      const answer = await shop.call({ method: 'POST', url: '/api/orders', payload });
      expect(answer.statusCode).toBe(201);
      if (placed === 0) firstOrder = answer.json()._id;
      const message = {
        userName: long(CONTACT_LENGTHS.name),
        userEmail: 'noelia@correo.test',
        userPhone: '3'.repeat(CONTACT_LENGTHS.phone),
        userLocation: long(CONTACT_LENGTHS.location),
        userMessage: long(CONTACT_LENGTHS.message),
      };
      expect(
        (await shop.call({ method: 'POST', url: '/api/sendContact', payload: message })).statusCode,
      ).toBe(201);
    }
  });
  afterAll(() => shop.close());

  const lists = Object.entries<readonly string[]>(DASHBOARD_SCREENS).filter(
    ([name]) => !OF_ONE.includes(name),
  );

  test.each(lists)('%s stays below 200 kB for texts of any length', async (_screen, paths) => {
    for (const path of paths) {
      const url = `/api${path.replace('pedido-0', firstOrder)}`;
      const answer = await shop.callAsAdministrator({ url });
      expect([path, answer.statusCode]).toEqual([path, 200]);
      expect([path, answer.rawPayload.length]).toEqual([path, expect.toSatisfy((size) => size < MOST_BYTES)]);
    }
  });

  test('a brief list has what its rows show, and nothing longer [PRODADM-003 ORDADM-003]', async () => {
    const list = async (path: string) => (await shop.callAsAdministrator({ url: `/api${path}` })).json();
    const [order] = await list('/orders?page=1&size=1&brief=1');
    expect(order).toMatchObject({ orderNumber: 12, status: 'pendiente', userName: long(100) });
    expect(order).not.toHaveProperty('orderItems');
    const [product] = await list('/items?page=1&size=1&brief=1');
    const [item] = product.data.items;
    expect(item).toMatchObject({ marca: long(PRODUCT_FIELDS.brand.longest), photo: [expect.any(String)] });
    for (const absent of ['description', 'specsTecs', 'summary', 'colours', 'models'])
      expect(item).not.toHaveProperty(absent);
  });
});
