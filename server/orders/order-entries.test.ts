import { describe, expect, test } from 'vitest';
import type { WireOrderEntry } from '#schemas/order-entry-answers.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ENGINES } from '#tests/support/test-shop.ts';

describe.each(ENGINES)('the timeline of an order on %s', (engine) => {
  const thread = aThread();
  const shop = shopForEachTest(engine, { products: [thread] });

  async function anOrder(): Promise<string> {
    const payload = anOrderRequest([{ product: thread, quantities: { Rojo: 12 } }]);
    return (await shop.call({ method: 'POST', url: '/api/orders', payload })).json()._id;
  }
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, key?: string) =>
    shop.callAsAdministrator({
      method,
      url: `/api/orders/${path}`,
      ...(payload && { payload }),
      ...(key && { headers: { 'idempotency-key': key } }),
    });
  const timelineOf = async (id: string) => (await call('GET', `${id}/timeline`)).json<WireOrderEntry[]>();
  const told = (entries: readonly WireOrderEntry[]) =>
    entries.map(({ kind, details }) => ({ kind, details }));
  const revision = async () =>
    (await shop.callAsAdministrator({ url: '/api/news' })).json().orders.revision as number;

  test('begins with the order itself, in the name of the customer [QUOTE-008]', async () => {
    const placedAt = new Date(shop.clock.now).toISOString();
    const id = await anOrder();
    expect(await timelineOf(id)).toEqual([
      { id: 0, at: placedAt, kind: 'placed', actor: '', details: { origin: 'web', total: 54_000 } },
    ]);
  });

  test('says who changed what and when, the last first, and each step is news [QUOTE-008]', async () => {
    const id = await anOrder();
    const before = await revision();
    shop.clock.now += 60_000;
    await call('PUT', id, { status: 'En Progreso' });
    await call('PUT', id, { status: 'En Progreso' });
    await call('POST', `${id}/notes`, { text: '  Prefiere rojo oscuro ' });
    const entries = await timelineOf(id);
    expect(told(entries)).toEqual([
      { kind: 'note', details: { text: 'Prefiere rojo oscuro' } },
      { kind: 'status', details: { from: 'pendiente', to: 'En Progreso' } },
      { kind: 'placed', details: { origin: 'web', total: 54_000 } },
    ]);
    const { email: actor } = await shop.ctx.db
      .selectFrom('accounts')
      .select('email')
      .executeTakeFirstOrThrow();
    expect(entries[0]).toMatchObject({ actor, at: new Date(shop.clock.now).toISOString() });
    expect(await revision()).toBeGreaterThan(before + 1);
  });

  test('a note sent twice with one key is there once, and an empty one is refused [QUOTE-008]', async () => {
    const id = await anOrder();
    for (let sent = 0; sent < 2; sent += 1)
      expect((await call('POST', `${id}/notes`, { text: 'Llamó' }, 'nota-de-hoy')).statusCode).toBe(201);
    expect(await timelineOf(id)).toHaveLength(2);
    const other = await call('POST', `${id}/notes`, { text: 'Otra' }, 'nota-de-hoy');
    expect(other.json()).toMatchObject({ code: 'key-reused' });
    const empty = await call('POST', `${id}/notes`, { text: ' ' });
    expect(empty.json().errors).toEqual([{ field: 'text', message: 'Texto: escribe algo' }]);
  });

  test('a reminder is set, moved and done; the same again says nothing [QUOTE-008]', async () => {
    const id = await anOrder();
    const reminder = { at: '2026-11-23T12:00:00.000Z', text: 'Llamar por el envío' };
    const set = await call('PUT', `${id}/reminder`, { ...reminder, at: '2026-11-23T09:00:00-03:00' });
    expect(set.json()).toMatchObject({ _id: id, reminder });
    await call('PUT', `${id}/reminder`, reminder);
    const done = await call('PUT', `${id}/reminder`, { at: null });
    expect(done.json()).toMatchObject({ reminder: null });
    await call('PUT', `${id}/reminder`, { at: null, text: '' });
    expect(told(await timelineOf(id)).slice(0, -1)).toEqual([
      { kind: 'reminder-done', details: reminder },
      { kind: 'reminder-set', details: reminder },
    ]);
    const { entries } = (await shop.callAsAdministrator({ url: '/api/log?area=orders' })).json();
    expect(entries).toMatchObject([{ kind: 'reminder-done' }, { kind: 'reminder-set' }]);
    const past = await call('PUT', `${id}/reminder`, { ...reminder, at: '2020-11-23T12:00:00Z' });
    expect(past.json().errors).toEqual([{ field: 'at', message: 'Día y hora: ya pasó' }]);
    const unfit = await call('PUT', `${id}/reminder`, { at: 'mañana', text: '' });
    expect(unfit.json().errors).toEqual([{ field: 'at', message: 'Día y hora: elige el día y la hora' }]);
  });

  test('is for administrators, and of orders that are there [QUOTE-008 PERM-004]', async () => {
    const id = await anOrder();
    const visitor = await shop.call({ url: `/api/orders/${id}/timeline` });
    expect(visitor.statusCode).toBe(401);
    await call('DELETE', id);
    for (const gone of [id, 'no-existe']) {
      for (const [method, path, payload] of [
        ['GET', 'timeline', undefined],
        ['POST', 'notes', { text: 'Hola' }],
        ['PUT', 'reminder', { at: null }],
        ['GET', 'payments', undefined],
      ] as const) {
        expect((await call(method, `${gone}/${path}`, payload)).json()).toMatchObject({
          code: 'order-not-found',
        });
      }
    }
  });
});
