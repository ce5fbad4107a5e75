import { describe, expect, test } from 'vitest';
import { productPath } from '#domain/addresses/product-path.ts';
import type { MailBlock } from '#server/notifications/mail-blocks.ts';
import { textBody } from '#server/notifications/mail-text.ts';
import { findQuote } from '#server/quotes/queries.ts';
import { quoteForShopper } from '#server/quotes/quote-mail.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { aQuoteLine, quoteDesk } from '#tests/support/quote-desk.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { findLinkedOrder } from './find-linked-order.ts';
import { orderForShop, orderForShopper } from './order-mail.ts';
import { findOrder } from './queries.ts';

const SITE = 'https://casahilvan.example';
const OF_ORDER = 'Paso el viernes\ndespués de las 17';
const OF_LINE = 'Todo del mismo lote';

describe.each(ENGINES)('what shoppers write with an order on %s', (engine) => {
  const thread = aThread({ name: 'Hilo «fino» de algodón' });
  const plain = aThread({ name: 'Elástico' });
  const shop = shopForEachTest(engine, { products: [thread, plain] });
  const desk = quoteDesk(shop);

  const lines = [
    { product: thread, quantities: { Rojo: 12 }, comment: OF_LINE },
    { product: plain, quantities: { Azul: 1 } },
  ];
  const send = (payload: object, key = 'clave-de-marta') =>
    shop.call({ method: 'POST', url: '/api/orders', payload, headers: { 'idempotency-key': key } });
  const place = async () => (await send(anOrderRequest(lines, { comment: OF_ORDER }))).json();
  const mailed = (blocks: readonly MailBlock[]) => textBody(blocks);

  test('the desk, the export, both mails and the shopper’s own page have it [BUY-009 QUOTE-006]', async () => {
    const { _id: id, link } = await place();
    const wire = await desk.orderOf(id);
    expect(wire.commentary).toBe(OF_ORDER);
    expect(wire.orderItems.map(({ commentary }) => commentary)).toEqual([OF_LINE, undefined]);

    const order = await findOrder(shop.ctx, id);
    if (order === null) throw new Error('the order is missing');
    const toShopper = orderForShopper(order, { store: shop.ctx.store, link, publicUrl: SITE });
    for (const text of [
      orderForShop(order, { store: shop.ctx.store, publicUrl: SITE }).blocks,
      toShopper.blocks,
    ].map(mailed)) {
      expect(text).toContain(`Nota: ${OF_ORDER}`);
      expect(text).toContain(`  Nota: ${OF_LINE}`);
      expect(text).toContain(`${SITE}/moreInfo/${thread.id}/hilo-fino-de-algodon`);
    }

    const token = link.split('/').at(-1);
    expect(await findLinkedOrder(shop.ctx, { token, origin: SITE })).toMatchObject({
      said: { comment: OF_ORDER },
      lines: [{ extras: { comment: OF_LINE } }, { extras: { comment: '' } }],
    });

    const file = await shop.callAsAdministrator({ url: '/api/orders.csv' });
    const [header = '', first = '', second = ''] = file.body.split('\r\n');
    expect(header).toContain('Nota del producto;Nota del pedido');
    // Once in an order, like its quote's total.
    expect([first.includes(OF_LINE), file.body.split('Paso el viernes')]).toMatchObject([
      true,
      { length: 2 },
    ]);
    expect(second).not.toContain(OF_LINE);
  });

  test('a quote shows it beside the product that it is about, in its mail too [BUY-009 QUOTE-004 FIND-007]', async () => {
    const { _id: id } = await place();
    const offered = [aQuoteLine(plain, { Azul: 1 }), aQuoteLine(thread)];
    const token = await desk.sent(id, thread, { lines: offered });
    const shown = (await desk.open(token)).json();
    expect(shown.commentary).toBe(OF_ORDER);
    expect(shown.lines.map(({ commentary }: { commentary?: string }) => commentary)).toEqual([
      undefined,
      OF_LINE,
    ]);

    const quote = await findQuote(shop.ctx, { token });
    if (quote === null) throw new Error('the quote is missing');
    const order = { id, number: 1, firstName: 'Marta', lastName: '', said: { comment: OF_ORDER } };
    const { blocks } = quoteForShopper(
      { quote, order, publicUrl: SITE, acceptedVersion: null },
      shop.ctx.store,
    );
    expect(mailed(blocks)).toContain(`  Nota: ${OF_LINE}`);
    expect(mailed(blocks)).toContain(`Nota: ${OF_ORDER}`);
    expect(mailed(blocks)).toContain(SITE + productPath(thread));
  });

  test('one key takes the same order again only with the same notes, and none is as none before [BUY-009]', async () => {
    const bare = anOrderRequest(lines.map(({ product, quantities }) => ({ product, quantities })));
    const { orderItems, ...rest } = bare;
    const withoutFields = {
      ...rest,
      orderItems: orderItems.map(({ commentary: _commentary, ...item }) => item),
    };
    const [first, again, other] = [
      await send(withoutFields),
      await send({ ...bare, commentary: '  \u200b ' }),
      await send({ ...bare, commentary: OF_ORDER }),
    ];
    expect(again.json()._id).toBe(first.json()._id);
    expect([other.statusCode, other.json().code]).toEqual([422, 'key-reused']);
  });

  test('what is too long, or no text, is refused by its name [BUY-009]', async () => {
    const request = anOrderRequest(lines);
    const [item] = request.orderItems;
    const ofLine = await send({ ...request, orderItems: [{ ...item, commentary: 'a'.repeat(201) }] });
    expect([ofLine.statusCode, ofLine.body]).toEqual([
      400,
      expect.stringContaining('Nota: tiene más de 200 letras'),
    ]);
    const ofOrder = await send({ ...request, commentary: 7 });
    expect([ofOrder.statusCode, ofOrder.body]).toEqual([400, expect.stringContaining('Nota')]);
  });
});
