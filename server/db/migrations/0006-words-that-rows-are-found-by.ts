import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { searchTextOf } from '#domain/contact/search-text.ts';
import { orderSearchText } from '#domain/orders/order-search.ts';
import type { Engine } from '../connect.ts';

/** Orders and messages are found through an index of their words, and no screen reads all products. */
export function wordsThatRowsAreFoundBy(engine: Engine): Migration {
  return {
    async up(db: Kysely<Tables>) {
      if (engine === 'postgres') await makeSearchTextWords(db);
      else await db.schema.dropIndex('orders_found').execute();
      await fillOrders(db, engine);
      await fillMessages(db, engine);
      await (engine === 'postgres' ? indexWordsOnPostgres(db) : indexWordsOnSqlite(db));
      await indexProducts(db);
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
  contact_messages: {
    id: string;
    name: string;
    email: string | null;
    phone: string;
    location: string | null;
    message: string;
  };
};

const BATCH = 500;

/** PostgreSQL's own type for a set of words; it reads them from a text with spaces between. */
async function makeSearchTextWords(db: Kysely<Tables>): Promise<void> {
  for (const table of ['orders', 'contact_messages']) {
    await sql`alter table ${sql.table(table)}
      alter column search_text drop default,
      alter column search_text type tsvector using '',
      alter column search_text set default ''`.execute(db);
  }
}

async function indexWordsOnPostgres(db: Kysely<Tables>): Promise<void> {
  await sql`create index orders_found on orders using gin (search_text)`.execute(db);
  await sql`create index contact_messages_found on contact_messages using gin (search_text)`.execute(db);
}

/**
 * Tables of words that triggers fill. An order is known there by its number; a message has none, and the number that
 * SQLite gives its row may change with a VACUUM, so its id stands beside its words.
 */
async function indexWordsOnSqlite(db: Kysely<Tables>): Promise<void> {
  await sql`create virtual table order_words using fts5(
    words, content = '', columnsize = 0, detail = none, tokenize = 'ascii')`.execute(db);
  await sql`insert into order_words (rowid, words) select number, search_text from orders order by number`.execute(
    db,
  );
  await sql`create trigger orders_found after insert on orders begin
    insert into order_words (rowid, words) values (new.number, new.search_text);
  end`.execute(db);

  await sql`create virtual table message_words using fts5(
    id unindexed, words, columnsize = 0, detail = none, tokenize = 'ascii')`.execute(db);
  await sql`insert into message_words (id, words) select id, search_text from contact_messages`.execute(db);
  await sql`create trigger contact_messages_found after insert on contact_messages begin
    insert into message_words (id, words) values (new.id, new.search_text);
  end`.execute(db);
}

/** For the list of deleted products, and for the subsections of what was sold, which nothing else is read for. */
async function indexProducts(db: Kysely<Tables>): Promise<void> {
  await sql`create index products_deleted on products (deleted_at desc, id) where deleted_at is not null`.execute(
    db,
  );
  await sql`create index products_subsection on products (id, subsection)`.execute(db);
}

async function fillOrders(db: Kysely<Tables>, engine: Engine): Promise<void> {
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
    const ids = orders.map(({ id }) => id);
    const lines = await db
      .selectFrom('order_lines')
      .select(['order_id', 'snapshot'])
      .where('order_id', 'in', ids)
      .execute();
    const byOrder = Map.groupBy(lines, ({ order_id }) => order_id);
    const texts = orders.map((order) => {
      const ordered = (byOrder.get(order.id) ?? []).map(({ snapshot }) => ({ product: productOf(snapshot) }));
      const customer = { ...order, firstName: order.first_name, lastName: order.last_name };
      return { id: order.id, text: orderSearchText({ number: order.number, customer, lines: ordered }) };
    });
    await writeTexts(db, { engine, table: 'orders', texts });
    above = last.number;
  }
}

async function fillMessages(db: Kysely<Tables>, engine: Engine): Promise<void> {
  let after = '';
  for (;;) {
    const messages = await db
      .selectFrom('contact_messages')
      .select(['id', 'name', 'email', 'phone', 'location', 'message'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    const last = messages.at(-1);
    if (last === undefined) return;
    const texts = messages.map((message) => ({ id: message.id, text: searchTextOf(message) }));
    await writeTexts(db, { engine, table: 'contact_messages', texts });
    after = last.id;
  }
}

async function writeTexts(
  db: Kysely<Tables>,
  {
    engine,
    table,
    texts,
  }: {
    engine: Engine;
    table: 'orders' | 'contact_messages';
    texts: readonly { id: string; text: string }[];
  },
): Promise<void> {
  const rows = sql.join(texts.map(({ id, text }) => sql`(${id}, ${text})`));
  const words = engine === 'postgres' ? sql`cast(found.words as tsvector)` : sql`found.words`;
  await sql`
    with found (id, words) as (values ${rows})
    update ${sql.table(table)} set search_text = ${words} from found where ${sql.ref(`${table}.id`)} = found.id
  `.execute(db);
}

type Snapshot = { items: [{ marca: string; name: string; code?: string }] };

// Only the server wrote snapshots, in this shape until the ninth schema.
function productOf(snapshot: string) {
  const [{ marca, name, code = null }] = (JSON.parse(snapshot) as Snapshot).items;
  return { brand: marca, name, code };
}
