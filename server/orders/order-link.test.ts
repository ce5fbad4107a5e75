import { describe, expect, test } from 'vitest';
import { pesos } from '#domain/money/centavos.ts';
import type { WireOrderReceipt } from '#schemas/order-answers.ts';
import { builtPages } from '#server/pages/pages-source.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { orderLinkToken } from './order-link.ts';
import { orderForShopper } from './order-mail.ts';
import { findOrder } from './queries.ts';

describe.each(ENGINES)('the link of an order on %s', (engine) => {
  const thread = aThread({ name: 'Hilo de bordar', price: pesos(1000), bulkOffer: null });
  const shop = shopForEachTest(engine, async () => ({
    products: [thread],
    publicUrl: 'https://tienda.example',
    pages: await builtPages(),
  }));

  async function place(key?: string): Promise<WireOrderReceipt> {
    const payload = anOrderRequest([{ product: thread, quantities: { Rojo: 2 } }], { phone: '3496412345' });
    const headers = key === undefined ? {} : { 'idempotency-key': key };
    const answer = await shop.call({ method: 'POST', url: '/api/orders', payload, headers });
    expect(answer.statusCode).toBe(201);
    return answer.json();
  }
  const pageOf = (link: string) => shop.call({ url: new URL(link).pathname });

  test('an order answers its link, and the same one when it is repeated [QUOTE-006 QUOTE-012]', async () => {
    const receipt = await place('clave-de-este-pedido');
    expect(receipt.link).toMatch(/^https:\/\/tienda\.example\/pedido\/[\w-]{32}$/);
    expect((await place('clave-de-este-pedido')).link).toBe(receipt.link);
    expect((await place()).link).not.toBe(receipt.link);
  });

  test('its page shows lines, amounts and state, and nothing to reach the person by [QUOTE-006]', async () => {
    const { link, _id } = await place();
    const { statusCode, body } = await pageOf(link);
    expect(statusCode).toBe(200);
    for (const text of ['Pedido n.º', 'Hilo de bordar', '2.000', 'Recibido', 'Marta'])
      expect(body).toContain(text);
    for (const secret of ['Gietz', '3496412345', 'marta@correo.test']) expect(body).not.toContain(secret);
    await shop.callAsAdministrator({
      method: 'PUT',
      url: `/api/orders/${_id}`,
      payload: { status: 'Listo' },
    });
    const ready = (await pageOf(link)).body;
    expect(ready).toContain('>Tu pedido está listo</h1>');
    expect(ready.match(/data-state="done"/g)).toHaveLength(4);
  });

  test('a deleted order’s link opens nothing [QUOTE-006]', async () => {
    const { link, _id } = await place();
    await shop.callAsAdministrator({ method: 'DELETE', url: `/api/orders/${_id}` });
    const { statusCode, body } = await pageOf(link);
    expect(statusCode).toBe(404);
    expect(body).not.toContain('Hilo de bordar');
  });

  test('an order of before there were links gets one, always the same [QUOTE-006]', async () => {
    const { _id, link } = await place();
    await shop.ctx.db.updateTable('orders').set({ link_token: null }).where('id', '=', _id).execute();
    expect((await pageOf(link)).statusCode).toBe(404);
    const asked = await Promise.all(
      [1, 2, 3].map(() => shop.callAsAdministrator({ url: `/api/orders/${_id}/link` })),
    );
    const links = new Set(asked.map((answer) => answer.json<{ link: string }>().link));
    expect(links.size).toBe(1);
    const [given = ''] = links;
    expect(given).not.toBe(link);
    expect((await pageOf(given)).statusCode).toBe(200);
    expect(given).toContain(await orderLinkToken(shop.ctx, _id));
  });

  test('the shopper’s mail has the link, the unknown order has none [QUOTE-006]', async () => {
    const { _id, link } = await place();
    const order = await findOrder(shop.ctx, _id);
    const publicUrl = new URL(link).origin;
    const { blocks } = order
      ? orderForShopper(order, { store: shop.ctx.store, link, publicUrl })
      : { blocks: [] };
    expect(blocks).toContainEqual(
      expect.objectContaining({ kind: 'action', label: 'Ver mi pedido', url: link }),
    );
    for (const id of ['no-existe', _id]) {
      await shop.callAsAdministrator({ method: 'DELETE', url: `/api/orders/${id}` });
      expect((await shop.callAsAdministrator({ url: `/api/orders/${id}/link` })).statusCode).toBe(404);
    }
  });
});
