import type { LineExtras } from '#domain/cart/line-extras.ts';
import { centavos } from '#domain/money/centavos.ts';
import type { QuoteState } from '#domain/orders/quote-state.ts';
import type { Said } from '#domain/orders/said.ts';
import type { Quote, QuoteQuestion } from '#domain/quotes/quote.ts';
import type { Database } from '#server/db/connect.ts';
import { isSqlite } from '#server/db/is-sqlite.ts';
import type { QuoteRow } from '#server/db/tables/quote-tables.ts';
import type { Context } from '#server/kernel/context.ts';
import { EXTRAS_COLUMNS, extrasOf } from '#server/orders/extras-columns.ts';
import { keepProductCopies } from '#server/orders/product-copies.ts';
import { quoteLineRowsOf, quoteOf, quoteRowOf } from './quote-rows.ts';

type Reader = Pick<Context, 'db' | 'log'>;

export async function insertQuote(db: Database, quote: Quote): Promise<void> {
  await db.insertInto('quotes').values(quoteRowOf(quote)).execute();
  const { rows, copies } = quoteLineRowsOf(quote);
  await keepProductCopies(db, copies);
  if (rows.length > 0) await db.insertInto('quote_lines').values(rows).execute();
}

/** All versions of an order's quote, newest first. */
export async function quotesOfOrder(reader: Reader, orderId: string): Promise<Quote[]> {
  const rows = await reader.db
    .selectFrom('quotes')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('version', 'desc')
    .execute();
  return whole(reader, rows);
}

export async function findQuote(
  reader: Reader,
  by: { readonly id: string } | { readonly token: string } | { readonly orderId: string; version: number },
): Promise<Quote | null> {
  let query = reader.db.selectFrom('quotes').selectAll();
  if ('id' in by) query = query.where('id', '=', by.id);
  else if ('token' in by) query = query.where('token', '=', by.token);
  else query = query.where('order_id', '=', by.orderId).where('version', '=', by.version);
  const row = await query.executeTakeFirst();
  if (row === undefined) return null;
  const [quote] = await whole(reader, [row]);
  return quote ?? null;
}

/** A version with the secret of its link, and what stands on it at first sight. */
export async function versionLink(
  db: Database,
  { orderId, version }: { orderId: string; version: number },
): Promise<Pick<Quote, 'version' | 'token' | 'total' | 'sentAt'> | null> {
  const row = await db
    .selectFrom('quotes')
    .select(['version', 'token', 'total', 'sent_at as sentAt'])
    .where('order_id', '=', orderId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, total: centavos(row.total) };
}

export type QuotedOrder = {
  readonly id: string;
  readonly number: number;
  readonly firstName: string;
  readonly said: Said;
  readonly email: string;
  readonly isDeleted: boolean;
  /** `null` without a phone, and after its customer was erased. */
  readonly customerId: string | null;
  /** Of the newest version, as stored, so never 'expired'. */
  readonly quoteState: QuoteState;
  /** The newest; 0 without a quote. */
  readonly quoteVersion: number;
  readonly acceptedVersion: number | null;
};

/** What quotes need of their order, also of a deleted one. */
export async function quotedOrder(
  db: Database,
  id: string,
  { isLocked = false } = {},
): Promise<QuotedOrder | null> {
  const row = await db
    .selectFrom('orders')
    .select(['id', 'number', 'first_name', 'comment', 'email', 'is_deleted', 'customer_id'])
    .select(['quote_state', 'quote_version', 'quote_accepted_version'])
    .where('id', '=', id)
    .$if(isLocked && !isSqlite(db), (query) => query.forUpdate())
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    id: row.id,
    number: row.number,
    firstName: row.first_name,
    said: { comment: row.comment },
    email: row.email,
    isDeleted: row.is_deleted === 1,
    customerId: row.customer_id,
    quoteState: row.quote_state,
    quoteVersion: row.quote_version,
    acceptedVersion: row.quote_accepted_version,
  };
}

/** The same, which no other transaction changes until the caller's ends. SQLite has one writer at a time anyway. */
export function lockQuotedOrder(db: Database, id: string): Promise<QuotedOrder | null> {
  return quotedOrder(db, id, { isLocked: true });
}

async function whole({ db, log }: Reader, rows: readonly QuoteRow[]): Promise<Quote[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await db
    .selectFrom('quote_lines')
    .leftJoin('product_copies', 'product_copies.id', 'quote_lines.copy_id')
    .selectAll('quote_lines')
    .select('product_copies.document')
    .where('quote_id', 'in', ids)
    .orderBy('quote_id')
    .orderBy('position')
    .execute();
  const byQuote = Map.groupBy(lines, (line) => line.quote_id);
  const questions = await lastQuestions(db, ids);
  const extras = await lineExtras(
    db,
    rows.map(({ order_id }) => order_id),
  );
  return rows.map((row) =>
    quoteOf(log, {
      row,
      lines: byQuote.get(row.id) ?? [],
      question: questions.get(row.id) ?? null,
      extras: extras.get(row.order_id) ?? new Map(),
    }),
  );
}

/** What the lines of orders carry: by order, then by product. */
export async function lineExtras(
  db: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, LineExtras>>> {
  const rows = await db
    .selectFrom('order_lines')
    .select(['order_id', 'product_id', ...EXTRAS_COLUMNS])
    .where('order_id', 'in', orderIds)
    .execute();
  const byOrder = Map.groupBy(rows, ({ order_id }) => order_id);
  return new Map(
    [...byOrder].map(([id, lines]) => [id, new Map(lines.map((line) => [line.product_id, extrasOf(line)]))]),
  );
}

/** A change that a customer asked for, and of which quote. */
export async function findQuestion(
  db: Database,
  id: string,
): Promise<{ quoteId: string; message: string } | null> {
  const query = db.selectFrom('quote_questions').select(['quote_id', 'message']).where('id', '=', id);
  const row = await query.executeTakeFirst();
  return row === undefined ? null : { quoteId: row.quote_id, message: row.message };
}

async function lastQuestions(db: Database, ids: readonly string[]): Promise<Map<string, QuoteQuestion>> {
  const rows = await db
    .selectFrom('quote_questions')
    .selectAll()
    .where('quote_id', 'in', ids)
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
  return new Map(rows.map(({ quote_id, message, asked_at }) => [quote_id, { message, at: asked_at }]));
}
