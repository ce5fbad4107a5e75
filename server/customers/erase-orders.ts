import { sql } from 'kysely';
import { ERASED_PERSON } from '#domain/customers/erased-person.ts';
import { orderSearchText } from '#domain/orders/order-search.ts';
import type { Database } from '#server/db/connect.ts';
import { isSqlite } from '#server/db/is-sqlite.ts';
import type { WithdrawalRow } from '#server/db/tables/customer-tables.ts';
import type { Context } from '#server/kernel/context.ts';
import { newLinkToken } from '#server/kernel/link-token.ts';
import { withLines } from '#server/orders/queries.ts';
import { withdrawalsOf } from '#server/withdrawals/queries.ts';

const BATCH = 200;

/** What erasing writes with, inside a transaction. */
export type Eraser = Pick<Context, 'db' | 'log' | 'now'>;

/**
 * Takes the person out of all orders of a customer, who is locked. Products, amounts, status and numbers stay. Returns the
 * number of orders, the emails that they had, and the requests to take them back.
 */
export async function eraseOrders(
  eraser: Eraser,
  customerId: string,
): Promise<{ orders: number; emails: string[]; withdrawals: WithdrawalRow[] }> {
  const emails = new Set<string>();
  const withdrawals: WithdrawalRow[] = [];
  for (let erased = 0; ; ) {
    const rows = await eraser.db
      .selectFrom('orders')
      .selectAll()
      .where('customer_id', '=', customerId)
      .orderBy('number')
      .limit(BATCH)
      .execute();
    if (rows.length === 0)
      return { orders: erased, emails: [...emails].filter((email) => email !== ''), withdrawals };
    for (const { email } of rows) emails.add(email);
    const orders = await withLines(eraser, rows);
    await writeWithoutPerson(eraser, orders);
    const ids = orders.map(({ id }) => id);
    const beside = await eraseWithdrawals(eraser.db, { keys: [], orderIds: ids });
    withdrawals.push(...beside);
    await eraseBeside(eraser.db, { orderIds: ids, withdrawalIds: beside.map(({ id }) => id) });
    erased += rows.length;
  }
}

async function writeWithoutPerson(
  { db, now }: Eraser,
  orders: Awaited<ReturnType<typeof withLines>>,
): Promise<void> {
  const texts = orders.map((order) => {
    const words = orderSearchText({ ...order, customer: ERASED_PERSON });
    const list = order.priceList && JSON.stringify({ ...order.priceList, holder: '' });
    return sql`(${order.id}, ${words}, cast(${list} as text))`;
  });
  const words = isSqlite(db) ? sql`erased.words` : sql`cast(erased.words as tsvector)`;
  const { firstName, lastName, phone, email } = ERASED_PERSON;
  await sql`
    with erased (id, words, list) as (values ${sql.join(texts)})
    update orders set first_name = ${firstName}, last_name = ${lastName}, phone = ${phone}, email = ${email}, comment = '',
      search_text = ${words}, price_list = erased.list, customer_id = null, link_token = null, quote_expires_at = null, reminder_at = null, reminder_text = '', updated_at = ${now()},
      version = version + 1
    from erased where orders.id = erased.id`.execute(db);
  await db
    .insertInto('erased_orders')
    .values(orders.map(({ id }) => ({ order_id: id, erased_at: now() })))
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute();
}

/** What stands beside the orders: texts that people wrote, mails that wait, and the mark of what the shopper sent. */
async function eraseBeside(
  db: Database,
  { orderIds: ids, withdrawalIds }: { orderIds: readonly string[]; withdrawalIds: readonly string[] },
): Promise<void> {
  await eraseEntries(db, ids);
  await db.updateTable('order_lines').set({ comment: '' }).where('order_id', 'in', ids).execute();
  await db.updateTable('order_payments').set({ note: '' }).where('order_id', 'in', ids).execute();
  await db.updateTable('order_refunds').set({ note: '' }).where('order_id', 'in', ids).execute();
  await eraseReceipts(db, ids);
  const quotes = await eraseQuotes(db, ids);
  const subjects = [...ids, ...quotes, ...withdrawalIds];
  await db
    .deleteFrom('outbox')
    .where('subject_id', 'in', subjects)
    .where('recipient', '=', 'shopper')
    .execute();
  await db
    .deleteFrom('outbox')
    .where('kind', '=', 'receipt-answered')
    .where('subject_id', 'in', db.selectFrom('payment_receipts').select('id').where('order_id', 'in', ids))
    .execute();
  await db.updateTable('outbox').set({ last_error: null }).where('subject_id', 'in', subjects).execute();
  await db
    .updateTable('idempotency_keys')
    .set({ fingerprint: '' })
    .where((eb) =>
      eb.or([
        eb('made_id', 'in', subjects),
        ...MONEY_TABLES.map((table) =>
          eb('made_id', 'in', db.selectFrom(table).select('id').where('order_id', 'in', ids)),
        ),
      ]),
    )
    .execute();
}

/** What is made of an order with a key, too. */
const MONEY_TABLES = ['payment_receipts', 'order_payments', 'order_refunds'] as const;

/** Receipts keep amount, day and state, and credits of the bank amount and day; who paid goes, with every file. */
async function eraseReceipts(db: Database, orderIds: readonly string[]): Promise<void> {
  const ofOrders = db.selectFrom('payment_receipts').select('id').where('order_id', 'in', orderIds);
  await db.deleteFrom('receipt_parts').where('receipt_id', 'in', ofOrders).execute();
  await db
    .updateTable('payment_receipts')
    .set({ answer: '', file_name: '', file_type: '', file_bytes: 0 })
    .where('order_id', 'in', orderIds)
    .execute();
  await db
    .updateTable('bank_credits')
    .set({ text: '', tax_id: '' })
    .where('order_id', 'in', orderIds)
    .execute();
}

/**
 * Requests to take a purchase back keep code, state and times, which prove that they were answered; the person goes.
 * Returns them as they were.
 */
export async function eraseWithdrawals(
  db: Database,
  of: Parameters<typeof withdrawalsOf>[1],
): Promise<WithdrawalRow[]> {
  const withdrawals = await withdrawalsOf(db, of);
  const ids = withdrawals.map(({ id }) => id);
  if (ids.length === 0) return withdrawals;
  const erased = { name: ERASED_PERSON.firstName, contact: '', contact_key: '', text: '', answer: '' };
  await db.updateTable('withdrawals').set(erased).where('id', 'in', ids).execute();
  return withdrawals;
}

/**
 * Quotes keep lines and amounts; their texts, questions and drafts go. What was sent opens nothing any more: the links
 * that the desk shows from now on are others. Returns the ids.
 */
async function eraseQuotes(db: Database, orderIds: readonly string[]): Promise<string[]> {
  await db.deleteFrom('quote_drafts').where('order_id', 'in', orderIds).execute();
  const quotes = await db
    .selectFrom('quotes')
    .select(['id', 'extras'])
    .where('order_id', 'in', orderIds)
    .execute();
  for (const { id, extras } of quotes) {
    const texts = { message: '', shipping_carrier: '', shipping_note: '', extras: withoutTexts(extras) };
    await db
      .updateTable('quotes')
      .set({ ...texts, token: newLinkToken() })
      .where('id', '=', id)
      .execute();
  }
  const ids = quotes.map(({ id }) => id);
  if (ids.length === 0) return ids;
  await db.updateTable('quote_lines').set({ note: '' }).where('quote_id', 'in', ids).execute();
  await db.deleteFrom('quote_questions').where('quote_id', 'in', ids).execute();
  return ids;
}

/** The parts of entries and of free lines that tell of a person; all others are amounts, states and days. */
const PERSONAL = ['text', 'message', 'note', 'phone'];

/** Notes go as a whole; other entries stay without their texts. */
async function eraseEntries(db: Database, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('order_entries').where('order_id', 'in', ids).where('kind', '=', 'note').execute();
  const entries = await db
    .selectFrom('order_entries')
    .select(['id', 'details'])
    .where('order_id', 'in', ids)
    .execute();
  const written = entries.flatMap(({ id, details }) => {
    const erased = withoutTexts(details);
    return erased === details ? [] : [sql`(${id}, ${erased})`];
  });
  if (written.length === 0) return;
  await sql`
    with erased (id, details) as (values ${sql.join(written)})
    update order_entries set details = erased.details from erased
    where order_entries.id = cast(erased.id as bigint)`.execute(db);
}

function withoutTexts(json: string): string {
  return JSON.stringify(JSON.parse(json), (key, value) => (PERSONAL.includes(key) ? '' : value));
}
