import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { WireCustomerExport } from '#schemas/customer-answers.ts';
import type { WireOrder, WireOrderReceipt } from '#schemas/order-answers.ts';
import type { WireQuote } from '#schemas/quote-answers.ts';
import type { WireAuditLog } from '#schemas/wire/audit-entry.ts';
import { countNewOrders } from '#server/analysis/count-new-orders.ts';
import { openSnapshot } from '#server/backup/open-snapshot.ts';
import { databaseFile } from '#server/db/connect.ts';
import { addOrderEntry } from '#server/orders/add-order-entry.ts';
import { findLinkedOrder } from '#server/orders/find-linked-order.ts';
import { startHourlyRemoval } from '#server/retention/start-hourly-removal.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { databaseRows } from '#tests/support/database-rows.ts';
import { quoteDesk } from '#tests/support/quote-desk.ts';
import { A_MESSAGE } from '#tests/support/send-message.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ENGINES } from '#tests/support/test-shop.ts';

const ANA = 'ana@casahilvan.example';
const NOELIA = {
  firstName: 'Noelia',
  lastName: 'Zbinden',
  phone: '03496 15 407919',
  email: 'noelia@correo.test',
  comment: 'Soy Noelia, la de Rafaela',
};
/** Nothing of the person may be found, in any way of writing. */
const PERSONAL = /noelia|zbinden|407919|correo\.test|zurda|rafaela/i;

describe.each(ENGINES)('a person’s data on %s', (engine) => {
  const thread = aThread();
  const shop = shopForEachTest(engine, { products: [thread] });

  async function placed(person: object = NOELIA): Promise<WireOrderReceipt> {
    shop.clock.now += 60_000;
    const comment = person === NOELIA ? 'Para zurda' : '';
    const payload = anOrderRequest([{ product: thread, quantities: { Rojo: 12 }, comment }], person);
    return (await shop.call({ method: 'POST', url: '/api/orders', payload })).json();
  }
  const ask = (url: string) => shop.callAsAdministrator({ url: `/api${url}` });
  const post = (url: string, payload: object) =>
    shop.callAsAdministrator({ method: 'POST', url: `/api${url}`, payload });
  const send = (message: object) =>
    shop.call({ method: 'POST', url: '/api/sendContact', payload: { ...A_MESSAGE, ...message } });

  async function withdraw(orderNumber = '') {
    const payload = {
      name: 'Noelia',
      contact: '3496 40-7919',
      orderNumber,
      text: 'Soy Noelia, me arrepentí',
    };
    await shop.call({ method: 'POST', url: '/api/withdrawals', payload });
    return (await ask('/withdrawals')).json()[0];
  }
  const answer = ({ id, version }: { id: string; version: number }) =>
    shop.callAsAdministrator({
      method: 'PUT',
      url: `/api/withdrawals/${id}`,
      payload: { state: 'accepted', answer: 'Sí, Noelia' },
      headers: { 'if-match': `"${version}"` },
    });

  /** The files of the embedded database, with what is left in freed places; '' on PostgreSQL. */
  function fileText(): string {
    if (engine === 'postgres') return '';
    const file = databaseFile(shop.dataDir);
    return readFileSync(file, 'latin1') + readFileSync(`${file}-wal`, 'latin1');
  }

  /** A quote with a text in each place that has one. */
  async function addQuote(orderId: string) {
    const { db } = shop.ctx;
    await db
      .insertInto('quotes')
      .values({
        id: 'presupuesto-1',
        order_id: orderId,
        version: 1,
        token: 'una-clave-que-nadie-adivina',
        extras: JSON.stringify([{ text: 'Ruedo para Noelia', amount: 500_000 }]),
        discount_percent: 0,
        has_shipping: 1,
        shipping_amount: 0,
        shipping_carrier: 'El hermano de Noelia',
        shipping_note: 'A Rafaela',
        valid_until: shop.clock.now + 1,
        message: 'Hola, Noelia',
        list_total: 500_000,
        subtotal: 500_000,
        discount: 0,
        total: 500_000,
        sent_at: shop.clock.now,
        sent_by: ANA,
        seen_at: null,
        accepted_at: null,
      })
      .execute();
    const question = { id: 'pregunta-1', quote_id: 'presupuesto-1', asked_at: shop.clock.now };
    await db
      .insertInto('quote_questions')
      .values({ ...question, message: 'Soy Noelia' })
      .execute();
    await db
      .insertInto('quote_drafts')
      .values({
        order_id: orderId,
        version: 1,
        content: '{"message":"Noelia"}',
        updated_at: 1,
        updated_by: ANA,
      })
      .execute();
  }

  /** Two orders with everything that a shop writes beside them, three messages, and another customer. */
  async function aHistory() {
    const first = await placed();
    const second = await placed({ ...NOELIA, phone: '3496407919' });
    await shop.callAsAdministrator({ method: 'DELETE', url: `/api/orders/${second._id}` });
    const other = await placed({ firstName: 'Hugo', phone: '3496400000', email: '' });
    await post(`/customers/${first._id}/notes`, { text: 'Noelia es zurda.' });
    const orderId = first._id;
    await addOrderEntry(shop.ctx, { orderId, kind: 'note', details: { text: 'Llamar a Noelia' } });
    const question = { version: 1, message: 'Soy Noelia, de Rafaela: ¿y el envío?' };
    await addOrderEntry(shop.ctx, { orderId, kind: 'quote-question', details: question });
    await shop.ctx.db
      .insertInto('order_payments')
      .values({
        id: 'pago-1',
        order_id: orderId,
        amount: 100_000,
        method: 'efectivo',
        paid_on: '2026-11-20',
        note: 'Lo trajo Noelia',
        actor: ANA,
        created_at: shop.clock.now,
      })
      .execute();
    const priceList = { id: 'lista', name: 'Talleres', holder: 'Taller de Noelia', conditions: '' };
    await shop.ctx.db
      .updateTable('orders')
      .set({ price_list: JSON.stringify(priceList) })
      .where('id', '=', orderId)
      .execute();
    await addQuote(orderId);
    await answer(await withdraw());
    await send({
      userName: 'Noelia',
      userPhone: '3496 40-7919',
      userEmail: 'otra@x.ar',
      userMessage: 'Hola',
    });
    await send({ userName: 'N.', userPhone: '1', userEmail: 'Noelia@correo.test', userMessage: 'Soy yo' });
    await send({
      userName: 'Hugo',
      userLocation: 'Esperanza',
      userPhone: '3496400000',
      userEmail: 'h@x.ar',
      userMessage: 'Hola',
    });
    return { first, second, other };
  }

  test('everything that the shop has of a person is one file [QUOTE-010]', async () => {
    const { first, second } = await aHistory();
    const answer = await ask(`/customers/${first._id}/export`);
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="cliente-${first._id}.json"`);
    const file = answer.json<WireCustomerExport>();
    expect(file.customer).toMatchObject({ firstName: 'Noelia', email: NOELIA.email, orders: 1 });
    expect(file.notes.map(({ text }) => text)).toEqual(['Noelia es zurda.']);
    expect(file.orders.map(({ _id, deleted }) => [_id, deleted])).toEqual([
      [second._id, true],
      [first._id, false],
    ]);
    const [, order] = file.orders;
    expect(order?.orderItems[0]).toMatchObject({ _id: thread.id, units: 12 });
    expect(order?.timeline.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['note', 'quote-question']),
    );
    expect(order?.quotes).toMatchObject([
      {
        message: 'Hola, Noelia',
        extras: [{ text: 'Ruedo para Noelia' }],
        question: { message: 'Soy Noelia' },
      },
    ]);
    expect(order?.payments).toMatchObject([{ amount: 1000, date: '2026-11-20', note: 'Lo trajo Noelia' }]);
    expect(file.messages.map(({ userMessage }) => userMessage).toSorted()).toEqual(['Hola', 'Soy yo']);
    expect(JSON.stringify(file)).not.toContain('Hugo');
  });

  test('erasing leaves no trace of a person, while orders keep numbers, lines and amounts [QUOTE-010]', async () => {
    const { first, other } = await aHistory();
    const before = (await ask(`/orders/${first._id}`)).json<WireOrder>();
    const answer = await post(`/customers/${first._id}/erase`, { confirm: '+54 9 3496 40-7919' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { orders: 2, messages: 2 }]);

    expect(JSON.stringify(await databaseRows(shop.ctx.db))).not.toMatch(PERSONAL);
    expect(fileText()).not.toMatch(PERSONAL);
    const after = (await ask(`/orders/${first._id}`)).json<WireOrder>();
    const { commentary: _written, ...left } = before;
    expect(after).toEqual({
      ...left,
      orderItems: before.orderItems.map(({ commentary: _beside, ...item }) => item),
      customerId: null,
      userName: 'Datos borrados',
      userLastName: '',
      cellphone: '',
      userEmail: '',
      priceList: { ...left.priceList, holder: '' },
      updatedAt: after.updatedAt,
      version: before.version + 1,
    });
    const quote = await shop.ctx.db.selectFrom('quotes').selectAll().executeTakeFirstOrThrow();
    expect([quote.total, quote.extras]).toEqual([500_000, '[{"text":"","amount":500000}]']);
    for (const query of ['noelia', '407919', 'noelia@correo.test'])
      expect([query, (await ask(`/orders?q=${query}`)).json()]).toEqual([query, []]);
    for (const query of [`${first.orderNumber}`, thread.name, 'datos borrados'])
      expect((await ask(`/orders?q=${encodeURIComponent(query)}`)).body).toContain(first._id);
    expect((await ask(`/customers/${first._id}`)).statusCode).toBe(404);
    expect((await ask('/customers')).json()).toMatchObject([{ _id: other._id }]);
    expect((await ask('/getContact?q=hola')).json()).toMatchObject([{ userName: 'Hugo' }]);
    expect((await ask('/getContact?q=noelia')).json()).toEqual([]);
    expect((await post(`/customers/${first._id}/erase`, { confirm: NOELIA.phone })).statusCode).toBe(404);
  });

  test('what an erasure can’t take out of a database that a backup is reading goes within the hour [QUOTE-010]', async () => {
    const { first } = await aHistory();
    const backup = await openSnapshot(shop);
    expect((await post(`/customers/${first._id}/erase`, { confirm: NOELIA.phone })).statusCode).toBe(200);
    await backup.close();
    await startHourlyRemoval(shop.ctx)();
    expect(fileText()).not.toMatch(PERSONAL);
  });

  test('a person whose request to take a purchase back is open is erased once it was answered [LAW-003 QUOTE-010]', async () => {
    const { _id, orderNumber } = await placed();
    for (const number of ['', `${orderNumber}`]) {
      const open = await withdraw(number);
      // Otherwise the orders may be counted in the middle of the comparison.
      await countNewOrders(shop.ctx);
      const before = await databaseRows(shop.ctx.db);
      const refused = await post(`/customers/${_id}/erase`, { confirm: NOELIA.phone, evenUnsettled: true });
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'withdrawal-open']);
      expect(refused.json().errors[0].message).toContain(open.code);
      expect(await databaseRows(shop.ctx.db)).toEqual(before);
      await answer(open);
    }
    expect((await post(`/customers/${_id}/erase`, { confirm: NOELIA.phone })).statusCode).toBe(200);
  });

  test('an open quote and a balance are named before a person is erased, and then it is done anyway [QUOTE-008 QUOTE-010]', async () => {
    const desk = quoteDesk(shop);
    const [quoted, paid, settled] = [await placed(), await placed(), await placed()];
    await desk.sent(quoted._id, thread);
    for (const [{ _id, payableAmount }, rest] of [
      [paid, 0.4],
      [settled, 0],
    ] as const) {
      const payment = { amount: payableAmount - rest, method: 'efectivo', date: '2026-11-20', note: '' };
      expect((await post(`/orders/${_id}/payments`, payment)).statusCode).toBe(201);
    }
    const erase = (evenUnsettled: boolean) =>
      post(`/customers/${quoted._id}/erase`, { confirm: NOELIA.phone, evenUnsettled });
    const refused = await erase(false);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'customer-unsettled']);
    const [{ message }] = refused.json().errors;
    expect(message).toContain(`el presupuesto del pedido ${quoted.orderNumber} espera respuesta`);
    expect(message).toContain(`del pedido ${paid.orderNumber} faltan $\u00a00,40`);
    expect(message).not.toContain(`pedido ${settled.orderNumber}`);
    expect((await erase(true)).json()).toEqual({ orders: 3, messages: 0 });
  });

  test('a person’s links open nothing once they are erased; the desk keeps the versions [QUOTE-004 QUOTE-006 QUOTE-010]', async () => {
    const { first } = await aHistory();
    const token = 'una-clave-que-nadie-adivina';
    const orderToken = first.link.split('/').at(-1) ?? '';
    const open = (secret: string) => shop.call({ url: `/api/quotes/${secret}` });
    const order = () => findLinkedOrder(shop.ctx, { token: orderToken, origin: '' });
    expect([(await open(token)).statusCode, (await order())?.firstName]).toEqual([200, 'Noelia']);
    await post(`/customers/${first._id}/erase`, { confirm: NOELIA.phone });
    const unknown = await open('no-existe');
    const closed = await open(token);
    expect([closed.statusCode, closed.json().code]).toEqual([404, unknown.json().code]);
    for (const [way, body] of [
      ['accept', { version: 1 }],
      ['question', { message: 'Hola' }],
    ] as const) {
      const answer = await shop.call({ method: 'POST', url: `/api/quotes/${token}/${way}`, payload: body });
      expect([way, answer.statusCode]).toEqual([way, 404]);
    }
    expect(await order()).toBeNull();
    const [version] = (await ask(`/orders/${first._id}/quotes`)).json<WireQuote[]>();
    expect(version).toMatchObject({ version: 1, total: 5000, message: '' });
    expect((await open(version?.link.split('/').at(-1) ?? '')).statusCode).toBe(200);
  });

  test('the audit log says that a person was erased, and not who [QUOTE-010]', async () => {
    const { first } = await aHistory();
    await ask(`/customers/${first._id}/export`);
    await post(`/customers/${first._id}/erase`, { confirm: NOELIA.phone });
    const { entries } = (await ask('/log?area=customers')).json<WireAuditLog>();
    expect(entries.map(({ actor, kind, details }) => [actor, kind, details])).toEqual([
      [ANA, 'customer-erased', { orders: 2, messages: 2 }],
      [ANA, 'customer-exported', { id: first._id }],
      [ANA, 'customer-noted', { id: first._id }],
    ]);
  });

  test.each(['', '3496407918', 'noelia'])(
    'without the phone typed (“%s”) nothing is erased [QUOTE-010]',
    async (confirm) => {
      const { first } = await aHistory();
      // Otherwise the orders may be counted in the middle of the comparison.
      await countNewOrders(shop.ctx);
      const before = await databaseRows(shop.ctx.db);
      const answer = await post(`/customers/${first._id}/erase`, { confirm });
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'phone-not-confirmed']);
      expect(await databaseRows(shop.ctx.db)).toEqual(before);
    },
  );

  test('somebody who orders again after that is a new customer [QUOTE-010]', async () => {
    const { first } = await aHistory();
    await post(`/customers/${first._id}/erase`, { confirm: NOELIA.phone });
    const again = await placed();
    expect((await ask('/customers?q=noelia')).json()).toMatchObject([{ _id: again._id, orders: 1 }]);
  });

  test('orders that come during an erasure are erased with it, or belong to a new customer [QUOTE-010]', async () => {
    const first = await placed();
    const orders = await Promise.all([
      ...Array.from({ length: 5 }, () => placed()),
      post(`/customers/${first._id}/erase`, { confirm: NOELIA.phone }).then(() => null),
      ...Array.from({ length: 5 }, () => placed()),
    ]);
    const rows = await shop.ctx.db.selectFrom('orders').select(['id', 'phone', 'customer_id']).execute();
    expect(rows).toHaveLength(orders.length);
    const customers = (await ask('/customers')).json<{ _id: string }[]>();
    for (const { id, phone, customer_id } of rows)
      expect([id, customer_id]).toEqual([id, phone === '' ? null : customers[0]?._id]);
  });
});
