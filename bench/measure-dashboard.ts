import { pino } from 'pino';
import { DEMO_STORE } from '#config/demo-store.ts';
import { demoProducts } from '#demo/generate-products.ts';
import { openLiveCatalogue } from '#server/catalogue/live-catalogue.ts';
import { insertProducts } from '#server/catalogue/queries.ts';
import type { Context } from '#server/context.ts';
import { connect, type Engine, engineOf } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { addHistory, updateStatistics } from '#tests/support/a-busy-shop.ts';
import { administratorsToken } from '#tests/support/administrators-token.ts';
import { DASHBOARD_SCREENS } from '#tests/support/dashboard-screens.ts';
import { type Dashboard, openDashboard } from '#tests/support/open-dashboard.ts';
import { startPostgres } from '#tests/support/postgres-server.ts';
import { endingWith } from './at-the-end.ts';
import { median, percentile } from './percentile.ts';
import type { Plan } from './plan.ts';
import { numeral, type Row } from './table.ts';
import { withDataFolder } from './with-shop.ts';

const SMALL = 10;

/** How long each dashboard screen waits, in a shop of ten products and orders and in the largest of the plan. */
export async function measureDashboard(plan: Plan): Promise<Row[]> {
  const onSqlite = await measuredOn(null, plan);
  if (plan.sizes.length === 1) return onSqlite;
  const postgres = await startPostgres();
  return endingWith(
    () => postgres.stop(),
    async () => [...onSqlite, ...(await measuredOn(() => postgres.newDatabase(), plan))],
  );
}

async function measuredOn(newDatabase: (() => Promise<string>) | null, plan: Plan): Promise<Row[]> {
  const sizes = [
    { products: SMALL, orders: SMALL },
    { products: Math.max(...plan.sizes), orders: Math.max(...plan.sizes) / 2 },
  ];
  const rows: Row[][] = [];
  for (const size of sizes) {
    const databaseUrl = newDatabase === null ? null : await newDatabase();
    rows.push(await withDataFolder((dataDir) => measuredShop({ databaseUrl, dataDir }, { size, plan })));
  }
  // A screen's times at both sizes are neighbours.
  return Object.keys(DASHBOARD_SCREENS).flatMap((_, screen) =>
    rows.flatMap((ofSize) => ofSize[screen] ?? []),
  );
}

type Size = { readonly products: number; readonly orders: number };

async function measuredShop(
  place: { databaseUrl: string | null; dataDir: string },
  { size, plan }: { size: Size; plan: Plan },
): Promise<Row[]> {
  const engine = engineOf(place.databaseUrl);
  const ctx = await shopWithHistory(place, size);
  return endingWith(
    () => ctx.db.destroy(),
    async () => {
      const dashboard = await openDashboard(ctx, {
        dataDir: place.dataDir,
        token: await administratorsToken(ctx),
      });
      const rows: Row[] = [];
      for (const [screen, paths] of Object.entries(DASHBOARD_SCREENS))
        rows.push(await screenRow(dashboard, { engine, screen, paths, size, plan }));
      await dashboard.close();
      return rows;
    },
  );
}

async function screenRow(
  dashboard: Dashboard,
  measured: { engine: Engine; screen: string; paths: readonly string[]; size: Size; plan: Plan },
): Promise<Row> {
  const { engine, screen, paths, size, plan } = measured;
  const ask = async () => {
    const answers = [];
    for (const path of paths) answers.push(await dashboard.ask(path));
    return {
      milliseconds: answers.reduce((sum, answer) => sum + answer.milliseconds, 0),
      queries: answers.reduce((sum, answer) => sum + answer.queries.length, 0),
      bytes: Math.max(...answers.map((answer) => answer.bytes)),
    };
  };
  const first = await ask();
  const times: number[] = [];
  for (let asked = 0; asked < plan.searches / 20; asked += 1) times.push((await ask()).milliseconds);
  return {
    what: `${screen}, ${engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'}`,
    products: size.products,
    unit: 'milliseconds',
    figure: median(times),
    target: null,
    detail:
      `${numeral(size.orders)} pedidos; p99 ${numeral(percentile(times, 0.99))} ms, ` +
      `la primera vez ${numeral(first.milliseconds)} ms; ${numeral(first.queries)} consultas, ` +
      `${numeral(first.bytes / 1000)} kB`,
  };
}

async function shopWithHistory(
  place: { databaseUrl: string | null; dataDir: string },
  { products: count, orders }: Size,
): Promise<Context> {
  const db = connect(place);
  await migrate(db, engineOf(place.databaseUrl));
  const ctx: Context = {
    db,
    catalogue: await openLiveCatalogue(db),
    store: DEMO_STORE,
    log: pino({ level: 'silent' }),
    actor: null,
    now: Date.now,
    newId: () => crypto.randomUUID(),
    tellsByMail: true,
  };
  const products = demoProducts(count);
  await inTransaction(ctx, ({ db }) => insertProducts(db, products, { now: ctx.now(), changedIn: 1 }));
  await addHistory(ctx, { products, orders, messages: Math.ceil(orders / 10), notices: orders });
  await db.updateTable('counters').set({ value: 1 }).where('name', '=', 'catalogue-version').execute();
  await ctx.catalogue.catchUp();
  await updateStatistics(db, engineOf(place.databaseUrl));
  return ctx;
}
