import { sql } from 'kysely';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { findOrder } from '#server/orders/queries.ts';
import { aFirstDatabase } from '#tests/support/first-database.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { migrate } from '../migrate.ts';

const BEFORE = '0027-codes-and-colours-of-files';
const LINES = 602;

const aCopy = (name: string) =>
  JSON.stringify({
    v: 2,
    section: 'Merceria',
    subsection: 'Hilos',
    type: 'Hilo',
    brand: 'Costurina',
    name,
    summary: '',
    description: '',
    specifications: '',
    photos: [],
    altTexts: [],
    price: 500_000,
    bulkOffer: null,
    vat: '21',
    colours: ['Rojo'],
    models: [],
    code: null,
  });

describe.each(ENGINES)('lines stored before copies were shared, on %s', (engine) => {
  async function anEarlierDatabase(documentAt: (position: number) => string) {
    const db = await aFirstDatabase(engine);
    await migrate(db, engine, { upTo: BEFORE });
    await sql`insert into orders (id, number, status, is_deleted, first_name, last_name, phone, email, total_amount,
        payable_amount, created_at, updated_at, version)
      values ('pedido', 1, 'pendiente', 0, 'Marta', 'Gietz', '1', '', 0, 0, 0, 0, 1)`.execute(db);
    for (let position = 0; position < LINES; position += 1) {
      await sql`insert into order_lines (order_id, position, product_id, snapshot, quantities, units, list_total, total)
        values ('pedido', ${position}, 'hilo', ${documentAt(position)}, '{"Rojo":1}', 1, 500000, 500000)`.execute(
        db,
      );
    }
    return db;
  }

  test('share one copy for each content, and show what they showed', async () => {
    const db = await anEarlierDatabase((position) => aCopy(`Hilo ${position % 3}`));
    await migrate(db, engine);
    const { count } = await db
      .selectFrom('product_copies')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(3);
    const order = await findOrder({ db, log: pino({ level: 'silent' }), now: Date.now }, 'pedido');
    expect(order?.lines.map(({ product }) => product.name)).toEqual(
      Array.from({ length: LINES }, (_, position) => `Hilo ${position % 3}`),
    );
  });

  test('that can’t be read stay so, and say it', async () => {
    const db = await anEarlierDatabase((position) => (position === 0 ? 'roto' : aCopy('Hilo')));
    await migrate(db, engine);
    const order = await findOrder({ db, log: pino({ level: 'silent' }), now: Date.now }, 'pedido');
    expect(order?.lines.slice(0, 2).map(({ product }) => product.name)).toEqual([
      'Producto que no se puede leer',
      'Hilo',
    ]);
  });
});
