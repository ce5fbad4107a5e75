import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WireOrder } from '#schemas/wire/order.ts';
import { migrate } from '#server/db/migrate.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { ENGINES, openTestShop, type TestShop } from '#tests/support/test-shop.ts';

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
    for (const [index, customer] of customers.entries()) {
      shop.clock.now += 60_000;
      const product = index === 0 ? thread : ribbon;
      const payload = anOrderRequest([{ product, quantities: { Rojo: 1 } }], customer);
      await shop.call({ method: 'POST', url: '/api/orders', payload });
    }
  });
  afterAll(() => shop.close());

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
    ['a_', [1]],
    ['100%', [1]],
    ['%', [1]],
    ['+54 9 3496 40-1923', [1]],
    ['3482500003', [2]],
    ['cinta', [3, 2]],
    ['  ', [3, 2, 1]],
    ['nadie', []],
  ];

  test.each(SEARCHES)('%j finds orders %j', async (q, numbers) => expect(await found(q)).toEqual(numbers));

  test('the order of a number comes before those that hold it elsewhere', async () => {
    expect(await found('2')).toEqual([2, 1]);
    expect(await found('N.º 2')).toEqual([2, 1]);
    expect(await found('3')).toEqual([3, 2, 1]);
  });

  test('a search and a tab narrow each other', async () => {
    expect(await found('cinta', 'Listo')).toEqual([]);
    expect(await found('cinta', 'pendiente')).toEqual([3, 2]);
  });

  test('orders from before orders could be searched are found too', async () => {
    const { db } = shop.ctx;
    const before = await db.selectFrom('orders').select(['id', 'search_text']).orderBy('number').execute();
    await sql`drop index order_lines_sold`.execute(db);
    await sql`drop index if exists orders_found`.execute(db);
    await sql`alter table orders drop column search_text`.execute(db);
    await sql`alter table idempotency_keys rename column made_id to order_id`.execute(db);
    await sql`delete from kysely_migration where name >= '0003'`.execute(db);
    await migrate(db, engine);
    const after = await db.selectFrom('orders').select(['id', 'search_text']).orderBy('number').execute();
    expect(after.map((row) => ({ ...row }))).toEqual(before.map((row) => ({ ...row })));
    expect(await found('ñusta áureo')).toEqual([1]);
  });
});
