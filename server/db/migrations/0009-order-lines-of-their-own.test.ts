import { sql } from 'kysely';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import type { WireOrderLine } from '#schemas/order-answers.ts';
import type { WireItem } from '#schemas/product-answer.ts';
import { orderToWire } from '#schemas/wire/order.ts';
import type { Database } from '#server/db/connect.ts';
import { isSqlite } from '#server/db/is-sqlite.ts';
import { findOrder, findOrders } from '#server/orders/queries.ts';
import { aFirstDatabase } from '#tests/support/first-database.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { migrate } from '../migrate.ts';

const BEFORE = '0008-state-of-backups';

const ITEM: WireItem = {
  marca: 'Costurina',
  name: 'Hilo de algodón',
  photo: ['/images/cono-carmin.webp', '/images/cono-azul.webp'],
  photoAlt: ['', 'El cono azul'],
  price: '5000.5',
  summary: 'Hilo mercerizado',
  description: 'Fibra larga/Resiste el lavado',
  specsTecs: 'Largo: 500 m',
  colours: ['Rojo', 'Azul'],
  models: [],
  code: 'H-1',
  wholesalePrice: '54000',
  quantity: '12 unidades',
};
const { photoAlt: _, code: __, ...BARE } = ITEM;
const HOSTILE = `'); drop table orders; -- "}]{ \\ \u0000 \ud800 \u2028 🧵 </script> %s $1 {"v":1}`;

/** Each as versions up to the eighth stored it, and as the API answers with it. */
const LINES: readonly { stored: object; answered: Partial<WireItem> }[] = [
  { stored: ITEM, answered: { ...ITEM, price: '5000.50' } },
  {
    stored: { ...BARE, price: '', wholesalePrice: '0', quantity: '0' },
    answered: { ...BARE, price: '', wholesalePrice: '0', quantity: '0' },
  },
  {
    stored: { ...BARE, name: HOSTILE, marca: HOSTILE, models: [HOSTILE], colours: [], price: '1' },
    answered: { ...BARE, name: HOSTILE, marca: HOSTILE, models: [HOSTILE], colours: [], price: '1' },
  },
  {
    stored: { ...BARE, price: '10000000000000', wholesalePrice: '0.01', quantity: '1 unidad' },
    answered: { ...BARE, price: '10000000000000', wholesalePrice: '0.01', quantity: '1 unidad' },
  },
  {
    stored: { ...ITEM, photoAlt: ['', ''], code: '', price: 7, wholesalePrice: '5', quantity: 'docena' },
    answered: { ...BARE, price: '7', wholesalePrice: '0', quantity: '0' },
  },
  {
    stored: { name: 'Solo un nombre', photo: null, summary: null },
    answered: {
      marca: '',
      name: 'Solo un nombre',
      photo: [],
      price: '',
      summary: '',
      description: '',
      specsTecs: '',
      colours: [],
      models: [],
      wholesalePrice: '0',
      quantity: '0',
    },
  },
];

function anOldLine(item: object): WireOrderLine | object {
  return {
    _id: 'hilo',
    section: 'Merceria',
    subsection: 'Hilos',
    type: 'Hilo',
    items: [item],
    quantity: { [HOSTILE]: 6, Azul: 6 },
    units: 12,
    listTotal: 60_006,
    total: 54_000,
  };
}

async function keepOrder(db: Database, number: number, snapshots: readonly string[]): Promise<void> {
  await db.transaction().execute(async (db) => {
    for (const [position, snapshot] of snapshots.entries()) {
      await sql`insert into order_lines (order_id, position, product_id, snapshot, quantities, units, list_total, total)
        values (${`pedido-${number}`}, ${position}, 'hilo', ${snapshot},
          ${JSON.stringify({ [HOSTILE]: 6, Azul: 6 })}, 12, 6000600, 5400000)`.execute(db);
    }
    const words = isSqlite(db) ? sql`${`${number} gietz`}` : sql`cast(${`${number} gietz`} as tsvector)`;
    await sql`insert into orders (id, number, status, is_deleted, first_name, last_name, phone, email, total_amount,
        payable_amount, created_at, updated_at, version, search_text)
      values (${`pedido-${number}`}, ${number}, 'pendiente', 0, 'Marta', 'Gietz', '1', '', 0, 0, 0, 0, 1, ${words})`.execute(
      db,
    );
  });
}

describe.each(ENGINES)('the ninth schema on %s', (engine) => {
  async function anEighthDatabase() {
    const db = await aFirstDatabase(engine);
    await migrate(db, engine, { upTo: BEFORE });
    return db;
  }
  const snapshots = async (db: Database) => {
    const rows = await db
      .selectFrom('order_lines')
      .innerJoin('product_copies', 'product_copies.id', 'order_lines.copy_id')
      .select('product_copies.document')
      .orderBy('position')
      .execute();
    return rows.map(({ document }) => document);
  };

  test('an order stored in the API’s shape still has the same lines', async () => {
    const db = await anEighthDatabase();
    await keepOrder(
      db,
      1,
      LINES.map(({ stored }) => JSON.stringify(anOldLine(stored))),
    );
    await migrate(db, engine);
    const order = await findOrder({ db, log: pino({ level: 'silent' }), now: Date.now }, 'pedido-1');
    const answered = LINES.map((line) => anOldLine(line.answered));
    expect(order && orderToWire(order).orderItems).toEqual(answered);
    for (const snapshot of await snapshots(db)) expect(JSON.parse(snapshot)).toMatchObject({ v: 1 });
  });

  test('more lines than a batch holds are all rewritten, and search finds what it found', async () => {
    const db = await anEighthDatabase();
    const line = JSON.stringify(anOldLine(ITEM));
    for (const number of [1, 2]) await keepOrder(db, number, Array(301).fill(line));
    const words = sql<{ search_text: string }>`select search_text from orders order by number`;
    const before = await words.execute(db);
    await migrate(db, engine);
    const kept = await snapshots(db);
    expect(kept).toHaveLength(602);
    expect(new Set(kept).size).toBe(1);
    expect(kept[0]).not.toContain('marca');
    expect((await words.execute(db)).rows).toEqual(before.rows);
  });

  test('an unreadable line stays unchanged, is logged, and breaks no order', async () => {
    const db = await anEighthDatabase();
    const odd = ['no es JSON', '[]', '{"items":7}', '{"items":[{"name":5}]}'];
    await keepOrder(db, 7, [JSON.stringify(anOldLine(ITEM)), ...odd]);
    await keepOrder(db, 8, [JSON.stringify(anOldLine(ITEM))]);
    await migrate(db, engine);
    const [, ...kept] = (await snapshots(db)).filter((snapshot) => !snapshot.includes('cono-carmin'));
    expect([odd[0], ...kept].sort()).toEqual([...odd].sort());

    const logged: unknown[] = [];
    const log = pino({}, { write: (line: string) => logged.push(JSON.parse(line)) });
    const orders = await findOrders(
      { db, log, now: Date.now },
      { status: null, text: '' },
      { limit: 10, offset: 0 },
    );
    expect(orders.map(({ number, lines }) => [number, lines.length])).toEqual([
      [8, 1],
      [7, 5],
    ]);
    const [whole, ...unreadable] = orders[1]?.lines ?? [];
    expect(whole?.product.name).toBe('Hilo de algodón');
    for (const line of unreadable) {
      expect(line).toMatchObject({
        product: { id: 'hilo', name: 'Producto que no se puede leer', price: 500_050 },
        quantities: { Azul: 6 },
        units: 12,
        total: 5_400_000,
      });
    }
    expect(logged).toMatchObject(
      [2, 3, 4, 5].map((line) => ({ level: 50, order: 7, line, msg: 'order line not read' })),
    );
  });
});
