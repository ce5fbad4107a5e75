import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { connect, type Database } from '#server/db/connect.ts';
import { MIGRATION_NAMES, migrate } from '#server/db/migrate.ts';
import { newDatabase } from '#tests/support/postgres-server.ts';
import { breaches, schemaShape } from './schema-shape.ts';

const THE_RULE = `A migration only adds, so that the version before it goes on working on the same database while processes are
replaced one by one (docs/contributing.md, "The database"): no table or column goes or changes its type, a new column of an
existing table may be null or has a default, and an existing table demands no more of a row. What nobody uses any more is
removed by the version after the one that stopped using it, in a migration named '…-unused-since-0044' by the first one that
the program knows which no longer uses it, and then stands in REMOVED with the reason.`;

/** The rule is younger than the migrations before. */
const FIRST = '0031-start-of-the-shop';

/** By migration: what it takes away that the version before it no longer used, and why that is so. */
const REMOVED: Readonly<Record<string, readonly { readonly breach: string; readonly because: string }[]>> =
  {};

async function aDatabase(): Promise<Database> {
  const db = connect({ databaseUrl: await newDatabase(inject('postgresUrl')), dataDir: tmpdir() });
  onTestFinished(() => db.destroy());
  return db;
}

test('every migration lets the version before it go on working [RUN-003]', async () => {
  const db = await aDatabase();
  const [last = '', ...bound] = MIGRATION_NAMES.slice(MIGRATION_NAMES.indexOf(FIRST) - 1);
  expect(bound[0]).toBe(FIRST);
  await migrate(db, 'postgres', { upTo: last });
  let before = await schemaShape(db);
  const told: string[] = [];
  for (const name of bound) {
    await migrate(db, 'postgres', { upTo: name });
    const after = await schemaShape(db);
    const known = REMOVED[name]?.map(({ breach }) => breach) ?? [];
    told.push(
      ...breaches(before, after)
        .filter((breach) => !known.includes(breach))
        .map((breach) => `${name}: ${breach}`),
    );
    before = after;
  }
  expect(told, THE_RULE).toEqual([]);
});

test('what a migration takes away it names by its own name, so that a program that still uses it does not start [RUN-003]', () => {
  expect(Object.keys(REMOVED).filter((name) => !/-unused-since-\d{4}$/.test(name))).toEqual([]);
});

test.each([
  ['drop table withdrawals', 'withdrawals is gone'],
  ['alter table products drop column summary', 'products.summary is gone'],
  ['alter table products rename column summary to brief', 'products.summary is gone'],
  [
    'alter table products alter column name type varchar(50)',
    'products.name is character varying instead of text',
  ],
  ['alter table products alter column code set not null', 'products.code may no longer be null'],
  ['alter table products alter column sale_unit drop default', 'products.sale_unit has lost its default'],
  ['alter table orders add column colour text not null', 'orders.colour is required and has no default'],
  ['create unique index one_email on orders (email)', 'orders demands more: UNIQUE btree (email)'],
  ["alter table orders add check (email <> '')", /^orders demands more: CHECK/],
  ['alter table orders add column who text check (email <> who)', /^orders demands more: CHECK/],
  ['alter table orders add column who text references accounts (id)', /^orders demands more: FOREIGN KEY/],
])('"%s" is found to break the rule [RUN-003]', async (statement, breach) => {
  const db = await aDatabase();
  await migrate(db, 'postgres');
  const before = await schemaShape(db);
  await sql.raw(statement).execute(db);
  expect(breaches(before, await schemaShape(db))).toContainEqual(
    typeof breach === 'string' ? breach : expect.stringMatching(breach),
  );
});

test.each([
  ["alter table orders add column colour text not null default ''"],
  ['alter table orders add column colour text'],
  ['alter table orders add column parts integer not null default 0 check (parts >= 0)'],
  ['create index orders_by_email on orders (email)'],
  ['create table colours (name text primary key)'],
  ['alter table orders alter column email drop not null'],
])('"%s" only adds [RUN-003]', async (statement) => {
  const db = await aDatabase();
  await migrate(db, 'postgres');
  const before = await schemaShape(db);
  await sql.raw(statement).execute(db);
  expect(breaches(before, await schemaShape(db))).toEqual([]);
});
