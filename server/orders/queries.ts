import { centavos } from '#domain/money/centavos.ts';
import type { BriefOrder, Order, OrderLine } from '#domain/orders/order.ts';
import { orderSearch, orderSearchText } from '#domain/orders/order-search.ts';
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/order-status.ts';
import { orderLineFromWire, orderLineToWire, type WireOrderLine } from '#schemas/wire/order.ts';
import type { Database } from '#server/db/connect.ts';
import { holdsWords } from '#server/db/holds-words.ts';
import type { OrderLineRow, OrderRow } from '#server/db/schema.ts';

/** An order before it has its number. */
export type UnnumberedOrder = Omit<Order, 'number'>;

export function orderRowOf(order: Order): OrderRow {
  const { number } = order;
  return {
    ...unnumberedRowOf(order),
    number,
    search_text: orderSearchText({ number, ...searchedOf(order) }),
  };
}

/** What of a row does not depend on the order's number. */
export function unnumberedRowOf(order: UnnumberedOrder): Omit<OrderRow, 'number' | 'search_text'> {
  return {
    id: order.id,
    status: order.status,
    is_deleted: order.isDeleted ? 1 : 0,
    first_name: order.customer.firstName,
    last_name: order.customer.lastName,
    phone: order.customer.phone,
    email: order.customer.email,
    total_amount: order.totalAmount,
    payable_amount: order.payableAmount,
    created_at: order.createdAt,
    updated_at: order.updatedAt,
    version: order.version,
  };
}

export function searchedOf({ customer, lines }: UnnumberedOrder) {
  return { customer, products: lines.map(({ product }) => product) };
}

export function lineRowsOf(orderId: string, lines: readonly OrderLine[]): OrderLineRow[] {
  return lines.map((line, position) => ({
    order_id: orderId,
    position,
    product_id: line.product.id,
    snapshot: JSON.stringify(orderLineToWire(line)),
    quantities: JSON.stringify(line.quantities),
    units: line.units,
    list_total: line.listTotal,
    total: line.total,
  }));
}

/** Deleted orders are found too: callers say whether they count. */
export async function findOrder(db: Database, id: string): Promise<Order | null> {
  const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const [order] = await withLines(db, [row]);
  return order ?? null;
}

export type OrderFilter = { readonly status: OrderStatus | null; readonly text: string };

/** Newest first, without deleted ones (ORDADM-006, ORDADM-011); the order whose number was searched comes before all. */
export async function findOrders(
  db: Database,
  filter: OrderFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<Order[]> {
  return withLines(db, await orderRows(db, filter, { limit, offset }));
}

/** The same orders without their lines. */
export async function findBriefOrders(
  db: Database,
  filter: OrderFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<BriefOrder[]> {
  return (await orderRows(db, filter, { limit, offset })).map(briefOrderOf);
}

function orderRows(
  db: Database,
  filter: OrderFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<OrderRow[]> {
  const { words, number } = orderSearch(filter.text);
  // Numbers grow with time; a search walks them so that it may stop at the first page.
  if (number === null)
    return matching(db, filter)
      .selectAll()
      .$if(words.length === 0, (query) => query.orderBy('created_at', 'desc'))
      .orderBy('number', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();
  // Sorted before anything but numbers is read of them: a dialling code is part of most phone numbers.
  const numbers = matching(db, filter)
    .select('number')
    .orderBy((eb) => eb('number', '=', number), 'desc')
    .orderBy('number', 'desc')
    .limit(limit)
    .offset(offset);
  return db
    .selectFrom('orders')
    .selectAll()
    .where('number', 'in', numbers)
    .orderBy((eb) => eb('number', '=', number), 'desc')
    .orderBy('number', 'desc')
    .execute();
}

/** A batch of the orders below a number, newest number first: how many are read without holding the database. */
export async function ordersBelow(
  db: Database,
  filter: OrderFilter,
  { below, limit }: { below: number; limit: number },
): Promise<Order[]> {
  const rows = await matching(db, filter)
    .selectAll()
    .where('number', '<', below)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
  return withLines(db, rows);
}

export async function countOrders(db: Database, filter: OrderFilter): Promise<number> {
  const { count } = await matching(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Counts its orders for each status, without deleted ones. */
export async function countByStatus(db: Database): Promise<Record<OrderStatus, number>> {
  const rows = await db
    .selectFrom('orders')
    .select(['status', ({ fn }) => fn.countAll<number>().as('count')])
    .where('is_deleted', '=', 0)
    .groupBy('status')
    .execute();
  const counts: Record<OrderStatus, number> = { pendiente: 0, 'En Progreso': 0, Listo: 0 };
  for (const { status, count } of rows) counts[statusOf(status)] = count;
  return counts;
}

/** Writes a change and raises the version by one. False when no such order stands at the expected version. */
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

function matching(db: Database, { status, text }: OrderFilter) {
  let query = db.selectFrom('orders').where('is_deleted', '=', 0);
  if (status !== null) query = query.where('status', '=', status);
  const { words } = orderSearch(text);
  if (words.length > 0) query = query.where(holdsWords(db, 'orders', words));
  return query;
}

async function withLines(db: Database, rows: readonly OrderRow[]): Promise<Order[]> {
  if (rows.length === 0) return [];
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where(
      'order_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  const byOrder = Map.groupBy(lines, ({ order_id }) => order_id);
  return rows.map((row) => orderOf(row, byOrder.get(row.id) ?? []));
}

function orderOf(row: OrderRow, lines: readonly OrderLineRow[]): Order {
  return { ...briefOrderOf(row), lines: lines.map(lineOf) };
}

function briefOrderOf(row: OrderRow): BriefOrder {
  return {
    id: row.id,
    number: row.number,
    status: statusOf(row.status),
    isDeleted: row.is_deleted === 1,
    customer: { firstName: row.first_name, lastName: row.last_name, phone: row.phone, email: row.email },
    totalAmount: centavos(row.total_amount),
    payableAmount: centavos(row.payable_amount),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    version: row.version,
  };
}

function lineOf(row: OrderLineRow): OrderLine {
  return {
    ...orderLineFromWire(snapshotOf(row)),
    listTotal: centavos(row.list_total),
    total: centavos(row.total),
  };
}

// Only lineRowsOf writes this column.
function snapshotOf(row: OrderLineRow): WireOrderLine {
  return JSON.parse(row.snapshot) as WireOrderLine;
}

function statusOf(text: string): OrderStatus {
  const status = ORDER_STATUSES.find((known) => known === text);
  if (status === undefined) throw new Error(`unknown order status: ${text}`);
  return status;
}
