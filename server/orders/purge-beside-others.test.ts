import { describe, expect, test } from 'vitest';
import type { WireCustomer } from '#schemas/customer-answers.ts';
import { orderRequestSchema } from '#schemas/order.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { quoteDesk } from '#tests/support/quote-desk.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { waitingForRows } from '#tests/support/waiting-for-rows.ts';
import { placeOrder } from './place-order.ts';

describe('deleted orders on PostgreSQL, while others write', () => {
  const thread = aThread();
  const shop = shopForEachTest('postgres', { products: [thread] });
  const desk = quoteDesk(shop);

  const order = (phone: string) => desk.order(thread, { phone });
  const remove = (id: string) => shop.callAsAdministrator({ method: 'DELETE', url: `/api/orders/${id}` });
  const purge = (count: number) =>
    shop.callAsAdministrator({ method: 'POST', url: '/api/orders/purge', payload: { count } });

  test('one that is deleted after the person looked stays', async () => {
    const gone = await order('3496000001');
    const later = await order('3496000002');
    await remove(gone);
    const { purging } = await shop.ctx.db.transaction().execute(async (db) => {
      await db.updateTable('orders').set({ updated_at: 1 }).where('id', '=', gone).execute();
      const purging = purge(1);
      await expect.poll(() => waitingForRows(shop.ctx.db)).toBe(1);
      await remove(later);
      return { purging };
    });
    expect((await purging).json()).toEqual({ purged: 1, kept: 1 });
  });

  test('a customer stays whose next order is written meanwhile', async () => {
    await remove(await order('3496000001'));
    const request = orderRequestSchema.parse(
      anOrderRequest([{ product: thread, quantities: { Rojo: 1 } }], { phone: '3496000001' }),
    );
    const { purging } = await shop.ctx.db.transaction().execute(async (db) => {
      await placeOrder({ ...shop.ctx, db }, { request, idempotencyKey: null });
      const purging = purge(1);
      await expect.poll(() => waitingForRows(shop.ctx.db)).toBe(1);
      return { purging };
    });
    expect((await purging).json()).toEqual({ purged: 1, kept: 0 });
    const [customer] = (await shop.callAsAdministrator({ url: '/api/customers?page=1' })).json<
      WireCustomer[]
    >();
    expect(customer).toMatchObject({ orders: 1 });
  });
});
