import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Customer } from '#domain/orders/order.ts';
import type { WireOrder } from '#schemas/order-answers.ts';
import { migrate } from '#server/db/migrate.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { aFirstDatabase } from '#tests/support/first-database.ts';
import { ENGINES, openTestShop, type TestShop } from '#tests/support/test-shop.ts';
import { findOrders } from './queries.ts';

/** What orders had in the first schema. */
const FIRST_COLUMNS = [
  'id',
  'number',
  'status',
  'is_deleted',
  'first_name',
  'last_name',
  'phone',
  'email',
  'total_amount',
  'payable_amount',
  'created_at',
  'updated_at',
  'version',
] as const;

describe.each(ENGINES)('searching orders on %s', (engine) => {
  const thread = aThread({ brand: 'Ñandutí', name: 'HILO ÁUREO 100%', code: 'Á_7' });
  const ribbon = aThread({ brand: 'Costurina', name: 'Cinta de raso', code: null });
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(engine, { products: [thread, ribbon] });
    const customers = [
      { firstName: 'ÑUSTA', lastName: 'Álvarez', phone: '03496 15 401923' },
      { firstName: 'Hugo', lastName: 'Ferreyra', phone: '3482 500003' },
      { firstName: 'Delia', lastName: 'Imhoff', phone: '3564 500777', email: '' },
    ];
    for (const [index, customer] of customers.entries())
      await placed(customer, index === 0 ? thread : ribbon);
  });
  afterAll(() => shop.close());

  async function placed(customer: Partial<Customer>, product = ribbon): Promise<void> {
    shop.clock.now += 60_000;
    const payload = anOrderRequest([{ product, quantities: { Rojo: 1 } }], customer);
    await shop.call({ method: 'POST', url: '/api/orders', payload });
  }

  async function found(q: string, status = ''): Promise<number[]> {
    const query = new URLSearchParams({ q, ...(status === '' ? {} : { status }) });
    const answer = await shop.callAsAdministrator({ url: `/api/orders?${query}` });
    return answer.json<WireOrder[]>().map(({ orderNumber }) => orderNumber);
  }

  const SEARCHES: [string, number[]][] = [
    ['ñusta', [1]],
    ['Nusta ALVAREZ', [1]],
    ['álvarez hilo', [1]],
    ['álvarez raso', []],
    ['aureo', [1]],
    ['ÑANDUTI', [1]],
    ['á_7', [1]],
    ['hil aur', [1]],
    ['ilo', []],
    ['100%', [1]],
    ['%', [3, 2, 1]],
    ["'", [3, 2, 1]],
    ['" OR hugo', []],
    ['ferreyra:*', [2]],
    ['marta@correo', [2, 1]],
    ['+54 9 3496 40-1923', [1]],
    ['3482500003', [2]],
    ['15 40-1923', [1]],
    ['0003', [2]],
    ['cinta', [3, 2]],
    ['  ', [3, 2, 1]],
    ['nadie', []],
  ];

  test.each(SEARCHES)('%j finds orders %j', async (q, numbers) => expect(await found(q)).toEqual(numbers));

  test('the order with that number comes before orders that contain it elsewhere', async () => {
    expect(await found('N.º 2')).toEqual([2]);
    for (let more = 0; more < 5; more += 1) await placed({ firstName: 'Omar', phone: '3482 500100' });
    await placed({ firstName: 'Elsa', phone: '3564 500778' }, thread);
    expect(await found('7')).toEqual([7, 9, 1]);
    expect(await found('3482')).toEqual([8, 7, 6, 5, 4, 2]);
  });

  test('search and tab are combined', async () => {
    expect(await found('cinta 3564', 'Listo')).toEqual([]);
    expect(await found('cinta 3564', 'pendiente')).toEqual([3]);
  });

  test('orders older than the search index are found too', async () => {
    const before = await shop.ctx.db
      .selectFrom('orders')
      .select(FIRST_COLUMNS)
      .where('number', '=', 1)
      .execute();
    const [{ orderItems } = expect.fail()] = (
      await shop.callAsAdministrator({ url: '/api/orders?q=1&size=1' })
    ).json<WireOrder[]>();
    const lines = await shop.ctx.db.selectFrom('order_lines').selectAll().execute();
    const db = await aFirstDatabase(engine);
    const [order = expect.fail()] = before;
    const rowsOf = (row: object) => sql.join(Object.values(row));
    await db.transaction().execute(async (db) => {
      for (const {
        comment: _later,
        copy_id: _shared,
        pieces: _cut,
        things: _counted,
        ...current
      } of lines.filter(({ order_id }) => order_id === order.id)) {
        // Lines were stored as the API speaks of them.
        const line = { ...current, snapshot: JSON.stringify(orderItems[current.position]) };
        const columns = sql.join(Object.keys(line).map((name) => sql.ref(name)));
        await sql`insert into order_lines (${columns}) values (${rowsOf(line)})`.execute(db);
      }
      const columns = sql.join(Object.keys(order).map((name) => sql.ref(name)));
      await sql`insert into orders (${columns}) values (${rowsOf(order)})`.execute(db);
    });
    await migrate(db, engine);
    for (const text of ['ñusta áureo', '15 401923', '1']) {
      const orders = await findOrders({ ...shop.ctx, db }, { status: null, text }, { limit: 10, offset: 0 });
      expect(orders.map(({ number }) => number)).toEqual([1]);
    }
    expect(
      await findOrders({ ...shop.ctx, db }, { status: null, text: 'raso' }, { limit: 10, offset: 0 }),
    ).toEqual([]);
  });
});
