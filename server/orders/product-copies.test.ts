import { CompiledQuery, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { recordingQueries } from '#tests/support/recorded-queries.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { removeUnusedCopies } from './product-copies.ts';

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
});
