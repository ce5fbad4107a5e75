import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../connect.ts';

/**
 * Lines of orders and quotes share their copies of products: each content is stored once, under an id made from it. An
 * order that is removed for good takes its words along.
 */
export function sharedProductCopies(engine: Engine): Migration {
  return {
    async up(db: Kysely<Tables>) {
      // PostgreSQL alters no table while a foreign key of its rows waits for the commit.
      if (engine === 'postgres') await sql`set constraints all immediate`.execute(db);
      await db.schema
        .createTable('product_copies')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('document', 'text', (c) => c.notNull())
        .execute();
      await shareCopies(db, { table: 'order_lines', parent: 'order_id' });
      await shareCopies(db, { table: 'quote_lines', parent: 'quote_id' });
      if (engine === 'sqlite') await followRemovalsOnSqlite(db);
    },
  };
}

/** What of the tables this migration writes, as it is at this point. */
type Tables = { product_copies: Copy };

type Copy = { id: string; document: string };

type Lines = { readonly table: string; readonly parent: string };

type LineKey = { readonly parent: string; readonly position: number };

const BATCH = 500;

/** PostgreSQL has the words in the rows. */
async function followRemovalsOnSqlite(db: Kysely<Tables>): Promise<void> {
  await sql`create trigger orders_gone after delete on orders begin
    insert into order_words (order_words, rowid, words) values ('delete', old.number, old.search_text);
  end`.execute(db);
}

async function shareCopies(db: Kysely<Tables>, lines: Lines): Promise<void> {
  await db.schema
    .alterTable(lines.table)
    .addColumn('copy_id', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  let last: LineKey = { parent: '', position: -1 };
  for (;;) {
    const found = await linesAfter(db, lines, last);
    const end = found.at(-1);
    if (end === undefined) break;
    await moveDocuments(db, lines, found);
    last = end;
  }
  await db.schema.alterTable(lines.table).dropColumn('snapshot').execute();
}

async function linesAfter(
  db: Kysely<Tables>,
  { table, parent }: Lines,
  last: LineKey,
): Promise<(LineKey & { snapshot: string })[]> {
  const key = sql.ref(parent);
  const { rows } = await sql<LineKey & { snapshot: string }>`
    select ${key} as parent, position, snapshot from ${sql.table(table)}
    where (${key}, position) > (${last.parent}, ${last.position})
    order by ${key}, position limit ${BATCH}`.execute(db);
  return rows;
}

async function moveDocuments(
  db: Kysely<Tables>,
  { table, parent }: Lines,
  lines: readonly (LineKey & { readonly snapshot: string })[],
): Promise<void> {
  const copies = new Map(lines.map(({ snapshot }) => [copyId(snapshot), snapshot]));
  await db
    .insertInto('product_copies')
    .values(Array.from(copies, ([id, document]) => ({ id, document })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const rows = lines.map((line) => sql`(${line.parent}, ${line.position}, ${copyId(line.snapshot)})`);
  await sql`
    with kept (parent, position, copy_id) as (values ${sql.join(rows)})
    update ${sql.table(table)} set copy_id = kept.copy_id from kept
    where ${sql.ref(`${table}.${parent}`)} = kept.parent
      and ${sql.ref(`${table}.position`)} = cast(kept.position as integer)`.execute(db);
}

/** As the program makes ids of copies. A copy keeps the id of its text whatever later versions do. */
function copyId(document: string): string {
  return createHash('sha256').update(document).digest().subarray(0, 16).toString('base64url');
}
