import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { orderSearchText } from '#domain/orders/order-search.ts';
import type { Engine } from '../connect.ts';

/** Orders are found by what stands in them, and added up by day and by product without reading them whole. */
export function ordersFoundAndCounted(engine: Engine): Migration {
  return {
    async up(db: Kysely<Tables>) {
      await db.schema
        .alterTable('orders')
        .addColumn('search_text', 'text', (c) => c.notNull().defaultTo(''))
        .execute();
      await fillSearchText(db);
      await indexSearchText(db, engine);
      await db.schema.dropIndex('orders_newest').execute();
      await db.schema
        .createIndex('orders_newest')
        .on('orders')
        .columns(['is_deleted', 'created_at', 'number', 'payable_amount'])
        .execute();
      await db.schema
        .createIndex('order_lines_sold')
        .on('order_lines')
        .columns(['order_id', 'product_id', 'units'])
        .execute();
    },
  };
}

/** What of the tables this migration reads and writes, as they are at this point. */
type Tables = {
  orders: {
    id: string;
    number: number;
    first_name: string;
    last_name: string;
    phone: string;
    email: string;
    search_text: string;
  };
  order_lines: { order_id: string; position: number; snapshot: string };
};

const BATCH = 500;

async function fillSearchText(db: Kysely<Tables>): Promise<void> {
  let above = 0;
  for (;;) {
    const orders = await db
      .selectFrom('orders')
      .select(['id', 'number', 'first_name', 'last_name', 'phone', 'email'])
      .where('number', '>', above)
      .orderBy('number')
      .limit(BATCH)
      .execute();
    const last = orders.at(-1);
    if (last === undefined) return;
    const lines = await db
      .selectFrom('order_lines')
      .select(['order_id', 'snapshot'])
      .where(
        'order_id',
        'in',
        orders.map(({ id }) => id),
      )
      .orderBy('order_id')
      .orderBy('position')
      .execute();
    const byOrder = Map.groupBy(lines, ({ order_id }) => order_id);
    const texts = orders.map((order) => {
      const ordered = (byOrder.get(order.id) ?? []).map(({ snapshot }) => ({ product: productOf(snapshot) }));
      const customer = { ...order, firstName: order.first_name, lastName: order.last_name };
      return sql`(${order.id}, ${orderSearchText({ number: order.number, customer, lines: ordered })})`;
    });
    await sql`
      with found (id, text) as (values ${sql.join(texts)})
      update orders set search_text = found.text from found where orders.id = found.id
    `.execute(db);
    above = last.number;
  }
}

/**
 * SQLite looks through this index instead of the wider rows behind it: 50,000 orders in some 8 ms. PostgreSQL takes no
 * index entry as long as the text of a large order, and reads its rows as fast.
 */
async function indexSearchText(db: Kysely<Tables>, engine: Engine): Promise<void> {
  if (engine === 'postgres') return;
  await db.schema
    .createIndex('orders_found')
    .on('orders')
    .columns(['is_deleted', 'number', 'status', 'search_text'])
    .execute();
}

type Snapshot = { items: [{ marca: string; name: string; code?: string }] };

// Only the server wrote snapshots, in this shape until the ninth schema.
function productOf(snapshot: string) {
  const [{ marca, name, code = null }] = (JSON.parse(snapshot) as Snapshot).items;
  return { brand: marca, name, code };
}
