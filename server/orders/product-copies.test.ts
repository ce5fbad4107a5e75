import { CompiledQuery, sql } from 'kysely';
import pg from 'pg';
import { describe, expect, inject, test } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { recordingQueries } from '#tests/support/recorded-queries.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { copiesAfterNumber, keepProductCopies, productCopy, removeUnusedCopies } from './product-copies.ts';

describe('the copies of products on PostgreSQL', () => {
  const shop = shopForEachTest('postgres');

  test('the unused ones are found without reading all lines for each copy', async () => {
    const { db, queriesOf } = recordingQueries(shop.ctx.db);
    const queries = await queriesOf(() =>
      db.transaction().execute(async (db) => {
        await removeUnusedCopies(db);
      }),
    );
    const removal = queries.find((query) => query.sql.startsWith('delete'));
    if (removal === undefined) throw new Error('nothing is removed');
    // As little memory as if the shop had millions of lines.
    const steps = await shop.ctx.db.transaction().execute(async (db) => {
      await sql`set local work_mem = '64kB'`.execute(db);
      await sql`insert into product_copies select 'copy ' || n, '{}' from generate_series(1, 5000) n`.execute(
        db,
      );
      const plan = await db.executeQuery<Record<string, string>>(
        CompiledQuery.raw(`explain ${removal.sql}`, [...removal.parameters]),
      );
      return plan.rows.map((row) => String(row['QUERY PLAN']));
    });
    expect(steps.filter((step) => step.includes('SubPlan'))).toEqual([]);
  });

  test('an order takes them in the same sequence as a quote, whatever the language of the database', async () => {
    const database = await spanishDatabase();
    const copies = Array.from({ length: 30 }, () => productCopy(aThread()));
    const takenBy = async (take: () => Promise<unknown>): Promise<string[]> => {
      await sql`truncate product_copies`.execute(database.db);
      await take();
      const rows = await database.db.selectFrom('product_copies').select('id').orderBy(sql`ctid`).execute();
      return rows.map(({ id }) => id);
    };
    const { db } = database;
    const ofQuote = await takenBy(() => keepProductCopies(db, copies));
    const ofOrder = await takenBy(() =>
      db
        .with('next', (db) => db.selectNoFrom(sql<number>`1`.as('value')))
        .with('copies', (db) => copiesAfterNumber(db, copies))
        .selectFrom('next')
        .select('value')
        .execute(),
    );
    await database.remove();
    expect(ofQuote).toHaveLength(30);
    expect(ofOrder).toEqual(ofQuote);
  });

  /** Small letters and capitals are sorted together in it. */
  async function spanishDatabase() {
    const name = `spanish_${crypto.randomUUID().replaceAll('-', '')}`;
    const client = new pg.Client({ connectionString: inject('postgresUrl') });
    await client.connect();
    await client.query(`create database ${name} template template0 locale_provider icu icu_locale 'es-AR'`);
    const databaseUrl = new URL(`/${name}`, inject('postgresUrl')).href;
    const db = connect({ databaseUrl, dataDir: shop.dataDir });
    await sql`create table product_copies (id text primary key, document text not null)`.execute(db);
    return {
      db,
      async remove() {
        await db.destroy();
        await client.query(`drop database ${name}`);
        await client.end();
      },
    };
  }
});
