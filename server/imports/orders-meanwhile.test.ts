import { afterEach, describe, expect, test } from 'vitest';
import { aThread } from '#tests/support/a-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { applyImportNamed, checkedImport } from '#tests/support/import-file.ts';
import { ENGINES, openTestShop, type TestShop } from '#tests/support/test-shop.ts';

const ROWS = 1500;

describe.each(ENGINES)('a long import on %s', (engine) => {
  let shop: TestShop;
  afterEach(() => shop.close());

  test('orders are taken while it is read, checked and applied [IMPORT-010]', async () => {
    const thread = aThread();
    shop = await openTestShop(engine, { products: [thread] });
    const payload = anOrderRequest([{ product: thread, quantities: { Rojo: 6 } }]);
    const ordersDuring = async <Result>(work: Promise<Result>): Promise<[Result, number]> => {
      let isOver = false;
      const ended = work.finally(() => {
        isOver = true;
      });
      let orders = 0;
      while (!isOver) {
        const { statusCode } = await shop.call({ method: 'POST', url: '/api/orders', payload });
        expect(statusCode).toBe(201);
        orders += 1;
      }
      return [await ended, orders];
    };
    const rows = Array.from({ length: ROWS }, (_, index) => `N-${index};Aguja ${index};Agujas;${index + 1}`);
    const list = `Código;Nombre;Categoría;Precio\n${rows.join('\n')}\n`;
    const [{ read, check }, ordersOfCheck] = await ordersDuring(checkedImport(shop, list));
    expect(check).toMatchObject({ new: ROWS, wrong: 0 });
    const [applied, ordersOfApply] = await ordersDuring(applyImportNamed(shop, read.id));
    expect(applied.json()).toMatchObject({ created: ROWS });
    // Each piece lets at least one order through.
    expect(Math.min(ordersOfCheck, ordersOfApply)).toBeGreaterThan(5);
  });
});
