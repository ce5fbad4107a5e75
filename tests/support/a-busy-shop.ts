import { sql } from 'kysely';
import { NO_EXTRAS } from '#domain/cart/line-extras.ts';
import { searchTextOf } from '#domain/contact/search-text.ts';
import { customerPhone } from '#domain/customers/customer-phone.ts';
import type { Order } from '#domain/orders/order.ts';
import { orderAmounts } from '#domain/orders/order-amounts.ts';
import { orderSearchText } from '#domain/orders/order-search.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { Product } from '#domain/products/product.ts';
import { variantsOf } from '#domain/products/variants.ts';
import type { Database, Engine } from '#server/db/connect.ts';
import type { Context } from '#server/kernel/context.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { lineRowsOf, newOrder, orderRowOf } from '#server/orders/order-rows.ts';
import { keepProductCopies } from '#server/orders/product-copies.ts';

const FIRST_NAMES = ['Marta', 'Hugo', 'Delia', 'Omar', 'Inés', 'Darío', 'Noelia', 'Rubén', 'Élida', 'Ñusta'];
const LAST_NAMES = ['Gietz', 'Ferreyra', 'Imhoff', 'Álvarez', 'Núñez', 'Zbinden', 'Peirano', 'Schaller'];
const ADMINISTRATORS = ['ana@casahilvan.example', 'rosa@casahilvan.example', 'tito@casahilvan.example'];

/** The history covers two years, evenly. */
const AGE_MS = 730 * 86_400_000;
const BATCH = 500;
/** This many of the newest orders are not finished yet. */
const PENDING = 60;
const IN_PROGRESS = 40;

type Amounts = { readonly orders: number; readonly messages: number; readonly notices: number };

/**
 * Gives a shop without orders a history: orders of one to three products, mostly done, with their audit entries;
 * messages, mostly read; and notices, mostly sent. Equal amounts give equal histories.
 */
export async function addHistory(
  ctx: Context,
  { products, orders, messages, notices }: Amounts & { products: readonly Product[] },
): Promise<void> {
  const orderable = products.filter(({ isHidden }) => !isHidden);
  const momentOf = (index: number, count: number) =>
    ctx.now() - Math.round(AGE_MS * (1 - (index + 1) / count));
  await inTransaction(ctx, async ({ db }) => {
    for (const numbers of batches(orders)) {
      const placed = numbers.map((index) =>
        anOrder(orderable, { index, count: orders, createdAt: momentOf(index, orders) }),
      );
      const rows = placed.map((order) => ({
        ...orderRowOf(order),
        number: order.number,
        customer_id: order.id,
        search_text: orderSearchText(order),
      }));
      await db.insertInto('customers').values(placed.map(aCustomer)).execute();
      await db.insertInto('customer_phones').values(placed.map(phoneOf)).execute();
      await db.insertInto('orders').values(rows).execute();
      const lines = placed.map(lineRowsOf);
      await keepProductCopies(
        db,
        lines.flatMap(({ copies }) => copies),
      );
      await db
        .insertInto('order_lines')
        .values(lines.flatMap(({ rows }) => rows))
        .execute();
      await db.insertInto('audit_log').values(placed.flatMap(auditEntriesOf)).execute();
    }
    for (const numbers of batches(messages)) {
      const rows = numbers.map((index) => aMessage(index, momentOf(index, messages)));
      await db.insertInto('contact_messages').values(rows).execute();
    }
    for (const numbers of batches(notices)) {
      const rows = numbers.map((index) => aNotice({ index, count: notices }, momentOf(index, notices)));
      await db.insertInto('outbox').values(rows).execute();
    }
    await db.updateTable('counters').set({ value: orders }).where('name', '=', 'order-number').execute();
  });
}

/**
 * Updates the database's statistics, as the engines do by themselves in a shop that has run for a while. A database that
 * an earlier test's shop had filled is as small afterwards as a new one.
 */
export async function updateStatistics(db: Database, engine: Engine): Promise<void> {
  if (engine === 'sqlite') {
    await sql`analyze`.execute(db);
    return;
  }
  // VACUUM marks a page as all-visible only once the commits in it are on the disk.
  await sql`checkpoint`.execute(db);
  await sql`vacuum full`.execute(db);
  do await sql`vacuum (analyze)`.execute(db);
  while (await hasUnsettledPages(db));
}

async function hasUnsettledPages(db: Database): Promise<boolean> {
  const { rows } = await sql`select relname from pg_class
    where relname in ('orders', 'order_lines', 'products', 'contact_messages', 'customers')
      and relallvisible < relpages`.execute(db);
  return rows.length > 0;
}

function batches(count: number): number[][] {
  return Array.from({ length: Math.ceil(count / BATCH) }, (_, batch) =>
    Array.from({ length: Math.min(BATCH, count - batch * BATCH) }, (_, index) => batch * BATCH + index),
  );
}

function anOrder(
  products: readonly Product[],
  { index, count, createdAt }: { index: number; count: number; createdAt: number },
): Order {
  const chosen = Array.from({ length: 1 + (index % 3) }, (_, line) =>
    cyclically(products, index * 7 + line * 31),
  );
  const lines = [...new Set(chosen)].map((product) => ({
    product,
    quantities: { [variantsOf(product)[0]?.key ?? '']: 1 + (index % 15) },
    extras: NO_EXTRAS,
  }));
  const name = cyclically(FIRST_NAMES, index);
  const customer = {
    firstName: name,
    lastName: cyclically(LAST_NAMES, Math.floor(index / FIRST_NAMES.length)),
    phone: `3496${400_000 + ((index * 7919) % 100_000)}`,
    email: index % 4 === 0 ? '' : `cliente${index}@correo.test`,
  };
  const id = `pedido-${index}`;
  return {
    ...newOrder({ id, customer, origin: 'web', ...orderAmounts(lines), now: createdAt }),
    number: index + 1,
    customerId: id,
    status: statusOf(count - index),
    isDeleted: index % 50 === 49,
  };
}

/** Every order has a phone of its own, so there are as many customers as orders. */
function aCustomer({ id, customer, createdAt }: Order) {
  const { firstName, lastName, phone, email } = customer;
  const names = { first_name: firstName, last_name: lastName, phone, email };
  return { id, ...names, last_contact_at: createdAt, created_at: createdAt };
}

function phoneOf({ id, customer }: Order) {
  return { phone: customerPhone(customer.phone) ?? customer.phone, customer_id: id };
}

/** An administrator logged in and changed the order's status. */
function auditEntriesOf({ id, number, status, createdAt }: Order) {
  const entry = { happened_at: createdAt, actor: cyclically(ADMINISTRATORS, number) };
  return [
    { ...entry, area: 'access', kind: 'logged-in', details: '{}' },
    { ...entry, area: 'orders', kind: 'order-changed', details: JSON.stringify({ id, number, status }) },
  ];
}

/** @param age 1 is the newest */
function statusOf(age: number): OrderStatus {
  if (age <= PENDING) return 'pendiente';
  return age <= PENDING + IN_PROGRESS ? 'En Progreso' : 'Listo';
}

function aMessage(index: number, createdAt: number) {
  const message = {
    name: `${cyclically(FIRST_NAMES, index)} ${cyclically(LAST_NAMES, index)}`,
    email: `cliente${index}@correo.test`,
    phone: `3482${500_000 + index}`,
    location: 'Esperanza',
    message: `¿Tienen cierres de ${10 + (index % 90)} cm? Es por el pedido ${index}.`,
  };
  const isUnread = index % 500 === 0;
  return {
    id: `mensaje-${index}`,
    ...message,
    created_at: createdAt,
    is_read: isUnread ? 0 : 1,
    search_text: searchTextOf(message),
  };
}

function aNotice({ index, count }: { index: number; count: number }, createdAt: number) {
  const isFailing = count - index <= 5;
  return {
    kind: 'order-placed' as const,
    recipient: 'shop' as const,
    subject_id: `pedido-${index}`,
    created_at: createdAt,
    attempts: isFailing ? 3 : 1,
    next_attempt_at: createdAt,
    sent_at: isFailing ? null : createdAt,
    last_error: isFailing ? 'El servidor de correo pidió esperar: 451' : null,
  };
}

function cyclically<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new RangeError('an empty list');
  return item;
}
