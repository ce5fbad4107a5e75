import { type RawBuilder, sql } from 'kysely';
import type { BriefOrder, Order } from '#domain/orders/order.ts';
import { orderSearch } from '#domain/orders/order-search.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { Database } from '#server/db/connect.ts';
import type { OrderRow } from '#server/db/tables/order-tables.ts';
import type { Context } from '#server/kernel/context.ts';
import { matchingOrders, type OrderFilter } from './order-filter.ts';
import { briefOrderOf, orderOf, orderStatusOf } from './order-rows.ts';

/** The parts of the context for reading whole orders. */
type Reader = Pick<Context, 'db' | 'log' | 'now'>;

/** Finds deleted orders too; callers decide whether they count. */
export async function findOrder(reader: Reader, id: string): Promise<Order | null> {
  const row = await reader.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const [order] = await withLines(reader, [row]);
  return order ?? null;
}

/**
 * Newest first, without deleted ones (ORDADM-006, ORDADM-011). The order with a searched number comes first, and of due
 * reminders the longest due.
 */
export async function findOrders(
  reader: Reader,
  filter: OrderFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<Order[]> {
  return withLines(reader, await orderRows(reader, filter, { limit, offset }));
}

/** The ids of the same orders. */
export async function findOrderIds(
  reader: Pick<Reader, 'db' | 'now'>,
  filter: OrderFilter,
  limit: number,
): Promise<string[]> {
  const rows = await matchingOrders(reader, filter)
    .select('id')
    .orderBy(turnOf(filter))
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The same orders without their lines. */
export async function findBriefOrders(
  reader: Pick<Reader, 'db' | 'now'>,
  filter: OrderFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<BriefOrder[]> {
  const rows = await orderRows(reader, filter, { limit, offset });
  return rows.map((row) => briefOrderOf(row, reader.now()));
}

function orderRows(
  reader: Pick<Reader, 'db' | 'now'>,
  filter: OrderFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<OrderRow[]> {
  const inTurn = turnOf(filter);
  // Numbers alone are sorted first: an index has them, and a filter may leave most orders.
  const numbers = matchingOrders(reader, filter).select('number').orderBy(inTurn).limit(limit).offset(offset);
  return reader.db.selectFrom('orders').selectAll().where('number', 'in', numbers).orderBy(inTurn).execute();
}

/** Numbers grow with time. A search is sorted by number, so the database can stop after the first page. */
function turnOf({ text, isReminderDue = false }: OrderFilter): RawBuilder<unknown> {
  const { words, number } = orderSearch(text);
  if (number !== null) return sql`number = ${number} desc, number desc`;
  if (words.length > 0) return sql`number desc`;
  return isReminderDue ? sql`reminder_at, number desc` : sql`created_at desc, number desc`;
}

/** A batch of the orders below a number, highest number first, for reading all orders in short queries. */
export async function ordersBelow(
  reader: Reader,
  filter: OrderFilter,
  { below, limit }: { below: number; limit: number },
): Promise<Order[]> {
  const rows = await matchingOrders(reader, filter)
    .selectAll()
    .where('number', '<', below)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
  return withLines(reader, rows);
}

export async function countOrders(reader: Pick<Reader, 'db' | 'now'>, filter: OrderFilter): Promise<number> {
  const { count } = await matchingOrders(reader, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The number of orders by status, without deleted ones. */
export async function countByStatus(db: Database): Promise<Record<OrderStatus, number>> {
  const rows = await db
    .selectFrom('orders')
    .select(['status', ({ fn }) => fn.countAll<number>().as('count')])
    .where('is_deleted', '=', 0)
    .groupBy('status')
    .execute();
  const counts: Record<OrderStatus, number> = { pendiente: 0, 'En Progreso': 0, Listo: 0 };
  for (const { status, count } of rows) counts[orderStatusOf(status)] = count;
  return counts;
}

/** Writes a change and raises the version by one. Returns false without an order of the expected version. */
export async function updateOrder(
  db: Database,
  change: {
    id: string;
    expectedVersion: number | null;
    status?: OrderStatus;
    isDeleted?: true;
    now: number;
  },
): Promise<boolean> {
  let query = db
    .updateTable('orders')
    .set((eb) => ({
      ...(change.status === undefined ? {} : { status: change.status }),
      ...(change.isDeleted === undefined ? {} : { is_deleted: 1 }),
      updated_at: change.now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', change.id)
    .where('is_deleted', '=', 0);
  if (change.expectedVersion !== null) query = query.where('version', '=', change.expectedVersion);
  const { numUpdatedRows } = await query.executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Rows of orders as whole orders, in the same order. */
export async function withLines({ db, log, now }: Reader, rows: readonly OrderRow[]): Promise<Order[]> {
  if (rows.length === 0) return [];
  const lines = await db
    .selectFrom('order_lines')
    .leftJoin('product_copies', 'product_copies.id', 'order_lines.copy_id')
    .selectAll('order_lines')
    .select('product_copies.document')
    .where(
      'order_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  const byOrder = Map.groupBy(lines, ({ order_id }) => order_id);
  return rows.map((row) => orderOf({ log, now }, row, byOrder.get(row.id) ?? []));
}
