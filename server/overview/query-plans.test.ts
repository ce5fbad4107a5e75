import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoProducts } from '#demo/generate-products.ts';
import type { Database, Engine } from '#server/db/connect.ts';
import { tellExpiredQuotes } from '#server/quotes/tell-expired-quotes.ts';
import { addHistory, updateStatistics } from '#tests/support/a-busy-shop.ts';
import { addStock } from '#tests/support/a-counted-shop.ts';
import { addQuotes } from '#tests/support/a-quoting-shop.ts';
import { DASHBOARD_SCREENS } from '#tests/support/dashboard-screens.ts';
import { type Dashboard, openDashboard } from '#tests/support/open-dashboard.ts';
import { paymentDesk } from '#tests/support/payment-desk.ts';
import { recordingQueries } from '#tests/support/recorded-queries.ts';
import { stockDesk } from '#tests/support/stock-desk.ts';
import { ENGINES, openTestShop, type TestShop } from '#tests/support/test-shop.ts';

const SCREENS = Object.entries<readonly string[]>(DASHBOARD_SCREENS);
const DOWNLOADS = [
  '/orders.csv?q=marta%20peirano',
  '/orders.csv?status=Listo',
  '/getContact.csv?q=peirano',
  '/stock/moves.csv',
];

/** What grows with the shop; a look at the others costs nothing. */
const LARGE =
  '(orders|order_lines|order_entries|order_payments|quotes|quote_lines|quote_questions|customer_phones|products|product_photos|price_changes|stock_moves|contact_messages|outbox|idempotency_keys|audit_log)';
/** PostgreSQL reads this, whose rows are as narrow as an index, rather whole than one by one for each of some hundred. */
const NARROW = 'customers';
/** Queries about some hundred rows of a table, which the engines read whole where that is less than a look for each. */
const ABOUT_MANY: Readonly<Record<Engine, readonly (readonly [query: RegExp, step: string])[]>> = {
  postgres: [
    [/^with "sold" as \(select "order_lines"/, 'on order_lines'],
    [/^select "order_lines"\.\*.* where "order_id" in \((\$\d+, ){50}/, 'on order_lines'],
    // What is promised is read from the orders that are not ready.
    [/^select "quote_lines"\."product_id"/, 'on quotes'],
    [/^select \* from "product_photos".* in \((\$\d+, ){20}/, 'on product_photos'],
    [/^select "products"\.\*.* in \((\$\d+, ){20}/, 'on products'],
    // Without a price change that settles, this table has no rows to join.
    [/^select "products"\.\*/, 'on price_changes settled'],
  ],
  sqlite: [[/^select "products"\.\*.* in \((\?, ){20}/, 'SCAN products']],
};

/** The steps of a plan that reads a large table, and not an index alone, from end to end. */
async function scansOf(
  db: Database,
  { engine, query }: { engine: Engine; query: CompiledQuery },
): Promise<string[]> {
  const [explain, scan] =
    engine === 'sqlite'
      ? ['explain query plan', new RegExp(`^SCAN (${NARROW}|${LARGE})\\b(?! USING)`)]
      : ['explain', new RegExp(`Seq Scan on ${LARGE}\\b`)];
  const plan = await db.executeQuery<Record<string, unknown>>(
    CompiledQuery.raw(`${explain} ${query.sql}`, [...query.parameters]),
  );
  const steps = plan.rows.map((row) => String(row.detail ?? row['QUERY PLAN']));
  // The newest are the first rows of their table, walked backwards.
  const areFirstRows =
    /from "(audit_log" order by "id|stock_moves" .*order by "stock_moves"."id)" desc limit/.test(query.sql);
  const isAllowed = (step: string) =>
    ABOUT_MANY[engine].some(([asked, allowed]) => asked.test(query.sql) && step.includes(allowed));
  const scans = steps.filter((step) => scan.test(step) && !isAllowed(step));
  return areFirstRows || scans.length === 0 ? [] : steps;
}

/** Orders that are ready ask nothing of the shelf any more. */
function waitAgain(db: Database, ids: readonly string[]): Promise<unknown> {
  return db.updateTable('orders').set({ status: 'pendiente' }).where('id', 'in', ids).execute();
}

describe.each(ENGINES)('the queries of the dashboard on %s', (engine) => {
  type Shop = TestShop & { readonly dashboard: Dashboard };
  let small: Shop;
  let large: Shop;

  async function aShop(size: { products: number; orders: number; messages: number; notices: number }) {
    const products = demoProducts(size.products);
    const shop = await openTestShop(engine, { products });
    await addHistory(shop.ctx, { ...size, products });
    await addQuotes(shop.ctx, size);
    await waitAgain(shop.ctx.db, ['pedido-0', 'pedido-1', 'pedido-2', 'pedido-3']);
    await addStock(shop.ctx, { ...size, products });
    await stockDesk(shop, { id: '' }).switchOn();
    await paymentDesk(shop).switchOn();
    await updateStatistics(shop.ctx.db, engine);
    return { ...shop, dashboard: await openDashboard(shop.ctx, shop) };
  }

  beforeAll(async () => {
    small = await aShop({ products: 10, orders: 10, messages: 10, notices: 10 });
    large = await aShop({ products: 2000, orders: 6000, messages: 6000, notices: 6000 });
  });
  afterAll(async () => {
    for (const shop of [small, large]) {
      await shop.dashboard.close();
      await shop.close();
    }
  });

  async function assertIndexed(queries: readonly CompiledQuery[]): Promise<void> {
    for (const query of queries)
      expect([query.sql, await scansOf(large.ctx.db, { engine, query })]).toEqual([query.sql, []]);
  }

  test.each(SCREENS)('%s: as many queries as in a small shop, each with an index', async (_screen, paths) => {
    for (const path of paths) {
      const few = await small.dashboard.ask(path);
      const many = await large.dashboard.ask(path);
      expect(many.queries.length).toBe(few.queries.length);
      await assertIndexed(many.queries);
    }
  });

  test('each second’s look for ended quotes takes an index [QUOTE-005]', async () => {
    const { db, queriesOf } = recordingQueries(large.ctx.db);
    const queries = await queriesOf(() => tellExpiredQuotes({ ...large.ctx, db }));
    expect(queries.length).toBe(1);
    await assertIndexed(queries);
  });

  test.each(DOWNLOADS)('%s reads each of its batches with an index', async (path) => {
    const { queries } = await large.dashboard.ask(path);
    expect(queries.length).toBeGreaterThan(1);
    await assertIndexed(queries);
  });
});
