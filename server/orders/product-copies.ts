import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { OrderedProduct } from '#domain/orders/order.ts';
import type { Database } from '#server/db/connect.ts';
import { isSqlite } from '#server/db/is-sqlite.ts';
import type { ProductCopyRow } from '#server/db/tables/order-tables.ts';
import { storedOrderLine } from './stored-order-line.ts';

/** Equal products have equal copies: the id is made from the content, so orders and quotes share it. */
export function productCopy(product: OrderedProduct): ProductCopyRow {
  const document = JSON.stringify(storedOrderLine(product));
  return { id: copyId(document), document };
}

/** 128 bits are as many as other ids have. */
export function copyId(document: string): string {
  return createHash('sha256').update(document).digest().subarray(0, 16).toString('base64url');
}

/**
 * Stores the copies that no line has yet. On PostgreSQL a copy that another transaction stores at this moment is waited
 * for, so all take copies sorted by id, after the number of an order and before the counters of changes.
 */
export async function keepProductCopies(db: Database, made: readonly ProductCopyRow[]): Promise<void> {
  const copies = differentCopies(made);
  if (copies.length === 0) return;
  await db
    .insertInto('product_copies')
    .values(copies)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/**
 * The same on PostgreSQL as a part of a larger statement, after the part `next`, which takes the order's number. The database's
 * own collation may sort ids otherwise than `differentCopies`, and an order and a quote would wait for each other.
 */
export function copiesAfterNumber(db: Pick<Database, 'insertInto'>, made: readonly ProductCopyRow[]) {
  const rows = differentCopies(made).map(({ id, document }) => sql`(${id}, ${document})`);
  return db
    .insertInto('product_copies')
    .columns(['id', 'document'])
    .expression(
      sql`select made.id, made.document from (values ${sql.join(rows)}) as made (id, document) cross join next order by made.id collate "C"`,
    )
    .onConflict((conflict) => conflict.column('id').doNothing());
}

/** One of each, sorted by id. */
function differentCopies(copies: readonly ProductCopyRow[]): ProductCopyRow[] {
  return [...new Map(copies.map((copy) => [copy.id, copy])).values()].sort((one, other) =>
    one.id < other.id ? -1 : 1,
  );
}

/**
 * Removes the copies that no line names any more, in the caller's transaction. It reads all lines once, because an index
 * of them would cost every order; as sets, because PostgreSQL reads a long `not in` anew for each copy. On PostgreSQL orders wait for it, so none takes over a copy that goes.
 */
export async function removeUnusedCopies(db: Database): Promise<void> {
  if (!isSqlite(db)) await sql`lock table product_copies in share row exclusive mode`.execute(db);
  const unused = db
    .selectFrom('product_copies')
    .select('id')
    .except(db.selectFrom('order_lines').select('copy_id as id'))
    .except(db.selectFrom('quote_lines').select('copy_id as id'));
  await db.deleteFrom('product_copies').where('id', 'in', unused).execute();
}
