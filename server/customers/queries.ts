import { sql } from 'kysely';
import { customerPhone } from '#domain/customers/customer-phone.ts';
import type { KnownCustomer } from '#domain/customers/known-customer.ts';
import { centavos } from '#domain/money/centavos.ts';
import type { BriefOrder } from '#domain/orders/order.ts';
import { orderSearch } from '#domain/orders/order-search.ts';
import type { SoughtWord } from '#domain/text/sought-words.ts';
import type { Database } from '#server/db/connect.ts';
import { holdsWords } from '#server/db/holds-words.ts';
import type { CustomerNoteRow, CustomerRow } from '#server/db/tables/customer-tables.ts';
import { briefOrderOf } from '#server/orders/order-rows.ts';

type Slice = { readonly limit: number; readonly offset: number };

/**
 * Last contact first. A search finds the customers with an order that it finds, deleted ones too, among the newest of
 * those orders.
 */
export async function findCustomers(
  db: Database,
  text: string,
  { limit, offset }: Slice,
): Promise<KnownCustomer[]> {
  const rows = await matching(db, text)
    .selectAll()
    .orderBy('last_contact_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return withFigures(db, rows);
}

export async function countCustomers(db: Database, text: string): Promise<number> {
  const { words } = orderSearch(text);
  const counted =
    words.length === 0
      ? db.selectFrom('customers').select(({ fn }) => fn.countAll<number>().as('count'))
      : db
          .selectFrom(foundOrders(db, words).as('found'))
          .select(({ fn }) => fn.count<number>('found.customer_id').distinct().as('count'));
  return (await counted.executeTakeFirstOrThrow()).count;
}

export type FoundCustomer = KnownCustomer & { readonly createdAt: number };

export async function findCustomer(db: Database, id: string): Promise<FoundCustomer | null> {
  const row = await db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const [customer] = await withFigures(db, [row]);
  return customer === undefined ? null : { ...customer, createdAt: row.created_at };
}

/** In digits, as `customerPhone` writes them. */
export async function phonesOf(db: Database, customerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('customer_phones')
    .select('phone')
    .where('customer_id', '=', customerId)
    .orderBy('phone')
    .execute();
  return rows.map(({ phone }) => phone);
}

/** The phone of the customer's first order, in digits. */
export async function firstPhoneOf(db: Database, customerId: string): Promise<string | null> {
  const first = await db.selectFrom('orders').select('phone').where('id', '=', customerId).executeTakeFirst();
  return first === undefined ? null : customerPhone(first.phone);
}

/** Newest first, without deleted ones. */
export async function findBriefOrdersOf(
  db: Database,
  { customerId, now }: { customerId: string; now: number },
  { limit, offset }: Slice,
): Promise<BriefOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('is_deleted', '=', 0)
    .orderBy('number', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => briefOrderOf(row, now));
}

/** Newest first. */
export function findNotesOf(db: Database, customerId: string): Promise<CustomerNoteRow[]> {
  return db
    .selectFrom('customer_notes')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .execute();
}

function matching(db: Database, text: string) {
  const query = db.selectFrom('customers');
  const { words } = orderSearch(text);
  if (words.length === 0) return query;
  return query.where(
    'id',
    'in',
    db.selectFrom(foundOrders(db, words).as('found')).select('found.customer_id'),
  );
}

/** Of what is found everywhere, such as an area code, the newest orders are enough: nobody pages through more. */
const FOUND_ORDERS = 500;

function foundOrders(db: Database, words: readonly SoughtWord[]) {
  return db
    .selectFrom('orders')
    .select('customer_id')
    .where('customer_id', 'is not', null)
    .where(holdsWords(db, 'orders', words, { newest: FOUND_ORDERS }))
    .orderBy('number', 'desc')
    .limit(FOUND_ORDERS)
    .$narrowType<{ customer_id: string }>();
}

/** What was accepted, else what was asked for. PostgreSQL's sum of whole numbers is a text. */
const AMOUNT = sql<
  number | string
>`sum(case when quote_accepted_version is null then payable_amount else quote_total end)`;

async function withFigures(db: Database, rows: readonly CustomerRow[]): Promise<KnownCustomer[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const figures = await db
    .selectFrom('orders')
    .select(({ fn }) => ['customer_id', fn.countAll<number>().as('count'), AMOUNT.as('amount')])
    .where('customer_id', 'in', ids)
    .where('is_deleted', '=', 0)
    .groupBy('customer_id')
    .execute();
  const lists = new Map((await namedLists(db, rows)).map((list) => [list.id, list]));
  const byCustomer = new Map(figures.map((figure) => [figure.customer_id, figure]));
  return rows.map((row) => ({
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    email: row.email,
    orderCount: byCustomer.get(row.id)?.count ?? 0,
    amount: centavos(Number(byCustomer.get(row.id)?.amount ?? 0)),
    lastContactAt: row.last_contact_at,
    priceList: lists.get(row.price_list_id ?? '') ?? null,
  }));
}

/** The price lists of customers; most shops have given none. */
async function namedLists(
  db: Database,
  rows: readonly CustomerRow[],
): Promise<{ id: string; name: string }[]> {
  const ids = new Set(rows.flatMap(({ price_list_id: id }) => id ?? []));
  if (ids.size === 0) return [];
  return db
    .selectFrom('price_lists')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();
}
