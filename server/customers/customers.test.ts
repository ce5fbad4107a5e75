import { describe, expect, test } from 'vitest';
import type { WireCustomer, WireCustomerPage } from '#schemas/customer-answers.ts';
import type { WireOrderReceipt } from '#schemas/order-answers.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { A_MESSAGE } from '#tests/support/send-message.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ENGINES } from '#tests/support/test-shop.ts';

const ANA = 'ana@casahilvan.example';

describe.each(ENGINES)('customers on %s', (engine) => {
  const thread = aThread({ name: 'Hilo de lino' });
  const shop = shopForEachTest(engine, { products: [thread] });

  type Person = { firstName?: string; lastName?: string; phone?: string; email?: string };
  async function placed(person: Person = {}, units = 1): Promise<WireOrderReceipt> {
    shop.clock.now += 60_000;
    const payload = anOrderRequest([{ product: thread, quantities: { Rojo: units } }], person);
    return (await shop.call({ method: 'POST', url: '/api/orders', payload })).json();
  }
  const ask = (url: string) => shop.callAsAdministrator({ url: `/api${url}` });
  const post = (url: string, payload: object) =>
    shop.callAsAdministrator({ method: 'POST', url: `/api${url}`, payload });
  const listed = async (query = '') => (await ask(`/customers${query}`)).json<WireCustomer[]>();
  const page = async (id: string, query = '') =>
    (await ask(`/customers/${id}${query}`)).json<WireCustomerPage>();
  const names = (customers: readonly WireCustomer[]) => customers.map(({ firstName }) => firstName);

  test('orders of one phone are one customer, however it is written, with the last name given [QUOTE-010]', async () => {
    const first = await placed({ phone: '03496 15 401923', firstName: 'Marta', email: 'marta@correo.test' });
    await placed({ phone: '+54 9 3496 40-1923', firstName: 'Martita', email: '' });
    const last = await placed({ phone: '3496401923', firstName: 'Marta Elena', email: '' }, 2);
    expect((await ask(`/orders/${last._id}`)).json()).toMatchObject({ customerId: first._id });
    expect(await listed()).toEqual([
      {
        _id: first._id,
        firstName: 'Marta Elena',
        lastName: 'Gietz',
        phone: '3496401923',
        email: 'marta@correo.test',
        orders: 3,
        amount: first.payableAmount * 2 + last.payableAmount,
        lastContact: last.createdAt,
      },
    ]);
  });

  test('two first orders of one phone at once make one customer [QUOTE-010]', async () => {
    const phones = ['3496401923', '03496401923', '5493496401923', '349615401923', '3415123456'];
    const orders = await Promise.all(
      Array.from({ length: 30 }, (_, index) => placed({ phone: phones[index % phones.length] ?? '' })),
    );
    expect(new Set(orders.map(({ orderNumber }) => orderNumber)).size).toBe(30);
    const customers = await listed();
    expect(customers.map(({ orders }) => orders).toSorted((a, b) => a - b)).toEqual([6, 24]);
  });

  test('the last contact stands first, and a message or a note is one [QUOTE-010]', async () => {
    const marta = await placed({ firstName: 'Marta', phone: '3496401923' });
    await placed({ firstName: 'Hugo', phone: '3496401924' });
    await placed({ firstName: 'Delia', phone: '3496401925' });
    expect(names(await listed())).toEqual(['Delia', 'Hugo', 'Marta']);
    shop.clock.now += 60_000;
    const message = { ...A_MESSAGE, userPhone: '(03496) 40-1924' };
    await shop.call({ method: 'POST', url: '/api/sendContact', payload: message });
    expect(names(await listed())).toEqual(['Hugo', 'Delia', 'Marta']);
    shop.clock.now += 60_000;
    await post(`/customers/${marta._id}/notes`, { text: 'Pasa los jueves.' });
    expect(names(await listed())).toEqual(['Marta', 'Hugo', 'Delia']);
  });

  test('pages follow one another, and the search finds what finds an order [QUOTE-010]', async () => {
    for (let index = 0; index < 5; index += 1)
      await placed({ firstName: `Clienta${index}`, phone: `349640190${index}`, email: `c${index}@x.ar` });
    const answer = await ask('/customers?page=2&size=3');
    expect(answer.headers['x-total-count']).toBe('5');
    expect(names(answer.json())).toEqual(['Clienta1', 'Clienta0']);
    const finds = async (query: string) => names(await listed(`?q=${encodeURIComponent(query)}`));
    expect(await finds('clienta3')).toEqual(['Clienta3']);
    expect(await finds('1904')).toEqual(['Clienta4']);
    expect(await finds('03496 15 401902')).toEqual(['Clienta2']);
    expect(await finds('c1@x.ar')).toEqual(['Clienta1']);
    expect(await finds('N.º 4')).toEqual(['Clienta3']);
    expect(await finds(thread.name)).toHaveLength(5);
    expect(await finds('nadie')).toEqual([]);
    expect(
      (await ask(`/customers?q=${encodeURIComponent(thread.name)}&size=2`)).headers['x-total-count'],
    ).toBe('5');
  });

  test('a customer shows phones, orders without deleted ones, and notes, newest first [QUOTE-010]', async () => {
    const [first, second, third] = [await placed(), await placed(), await placed()];
    await shop.callAsAdministrator({ method: 'DELETE', url: `/api/orders/${second._id}` });
    await post(`/customers/${first._id}/notes`, { text: ' Paga en efectivo. ' });
    const noted = await post(`/customers/${first._id}/notes`, { text: 'Prefiere la tarde.' });
    expect(noted.statusCode).toBe(201);
    const customer = await page(first._id);
    expect(customer).toMatchObject({
      phones: ['3496401923'],
      since: first.createdAt,
      orderCount: 2,
      amount: first.payableAmount + third.payableAmount,
    });
    expect(customer.orders.map(({ _id }) => _id)).toEqual([third._id, first._id]);
    expect(customer.notes.map(({ actor, text }) => [actor, text])).toEqual([
      [ANA, 'Prefiere la tarde.'],
      [ANA, 'Paga en efectivo.'],
    ]);
    expect(customer.notes).toEqual(noted.json());
    const older = await page(first._id, '?page=2&size=1');
    expect(older.orders.map(({ _id }) => _id)).toEqual([first._id]);
    expect((await post(`/customers/${first._id}/notes`, { text: '  ' })).statusCode).toBe(400);
    expect((await post('/customers/nadie/notes', { text: 'x' })).json().code).toBe('customer-not-found');
    expect((await ask('/customers/nadie')).json().code).toBe('customer-not-found');
  });

  test('a note that is sent again with its key is kept once [QUOTE-010]', async () => {
    const { _id } = await placed();
    const request = {
      method: 'POST',
      url: `/api/customers/${_id}/notes`,
      headers: { 'idempotency-key': 'clave-de-la-nota' },
      payload: { text: 'Pasa los jueves.' },
    } as const;
    const answers = await Promise.all([1, 2, 3].map(() => shop.callAsAdministrator(request)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect((await page(_id)).notes).toHaveLength(1);
  });

  test('merging gives one customer the orders, notes and phones of both, and new orders too [QUOTE-010]', async () => {
    const kept = await placed({ firstName: 'Marta', phone: '3496401923', email: '' });
    const gone = await placed({
      firstName: 'Marta de Hugo',
      phone: '3415123456',
      email: 'marta@correo.test',
    });
    await post(`/customers/${gone._id}/notes`, { text: 'Tiene taller.' });
    const merged = await post(`/customers/${kept._id}/merge`, { other: gone._id });
    expect(merged.json()).toMatchObject({ firstName: 'Marta', email: 'marta@correo.test', orders: 2 });
    const later = await placed({ firstName: 'Marta', phone: '0341 15 512-3456' });
    expect(await listed()).toHaveLength(1);
    const customer = await page(kept._id);
    expect(customer).toMatchObject({
      phones: ['3415123456', '3496401923'],
      notes: [{ text: 'Tiene taller.' }],
    });
    expect(customer.orders.map(({ _id }) => _id)).toEqual([later._id, gone._id, kept._id]);
    const told = await shop.ctx.db
      .selectFrom('order_entries')
      .select(['order_id', 'actor', 'details'])
      .where('kind', '=', 'merged')
      .execute();
    expect(told.map((entry) => ({ ...entry }))).toEqual([
      { order_id: gone._id, actor: ANA, details: '{"phone":"3415123456"}' },
    ]);
    const codes = [
      [kept._id, kept._id],
      [kept._id, gone._id],
      [gone._id, kept._id],
    ].map(async ([id, other]) => (await post(`/customers/${id}/merge`, { other })).json().code);
    expect(await Promise.all(codes)).toEqual(['same-customer', 'customer-not-found', 'customer-not-found']);
  });

  test('a merge is undone by phone: its orders, old and new, are a customer again, and notes stay [QUOTE-010]', async () => {
    const kept = await placed({ firstName: 'Marta', phone: '3496401923', email: '' });
    const gone = await placed({ firstName: 'Hugo', phone: '3415123456', email: 'hugo@correo.test' });
    await post(`/customers/${gone._id}/notes`, { text: 'Tiene taller.' });
    await post(`/customers/${kept._id}/merge`, { other: gone._id });
    const later = await placed({ firstName: 'Hugo César', phone: '0341 15 512-3456', email: '' });
    expect(await page(kept._id)).toMatchObject({ firstName: 'Hugo César', separable: ['3415123456'] });
    const split = (phone: string) => post(`/customers/${kept._id}/split`, { phone });
    expect((await split('3496401923')).json().code).toBe('phone-not-separable');
    expect((await split('3415123456')).json()).toMatchObject({
      ...{ _id: gone._id, firstName: 'Hugo César', email: 'hugo@correo.test', orders: 2 },
      lastContact: later.createdAt,
    });
    expect((await split('3415123456')).json().code).toBe('phone-not-separable');
    const stays = await page(kept._id);
    expect(stays).toMatchObject({ firstName: 'Marta', email: '', phones: ['3496401923'], separable: [] });
    expect([stays.orderCount, stays.notes.length]).toEqual([1, 1]);
    const timeline = (await ask(`/orders/${later._id}/timeline`)).json<{ kind: string }[]>();
    expect(timeline.map(({ kind }) => kind)).toEqual(['separated', 'placed']);
    const again = await placed({ firstName: 'Hugo', phone: '3415123456' });
    expect((await page(gone._id)).orders.map(({ _id }) => _id)).toEqual([again._id, later._id, gone._id]);
  });

  test('two administrators who merge the same two at once get one customer [QUOTE-010]', async () => {
    const [one, other] = [await placed({ phone: '3496401923' }), await placed({ phone: '3415123456' })];
    const answers = await Promise.all([
      post(`/customers/${one._id}/merge`, { other: other._id }),
      post(`/customers/${other._id}/merge`, { other: one._id }),
      placed({ phone: '3415123456' }),
      placed({ phone: '3496401923' }),
    ]);
    const statuses = answers.slice(0, 2).map((answer) => ('statusCode' in answer ? answer.statusCode : 0));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect((await listed()).map(({ orders }) => orders)).toEqual([4]);
  });

  test('customers are for administrators alone [QUOTE-010]', async () => {
    const { _id } = await placed();
    for (const url of ['/customers', `/customers/${_id}`, `/customers/${_id}/export`])
      expect((await shop.call({ url: `/api${url}` })).statusCode).toBe(401);
    for (const url of ['notes', 'merge', 'split', 'erase'])
      expect(
        (await shop.call({ method: 'POST', url: `/api/customers/${_id}/${url}`, payload: {} })).statusCode,
      ).toBe(401);
  });
});
