import { type Engine, engineOf } from '#server/db/connect.ts';
import { addQuotes } from '#tests/support/a-quoting-shop.ts';
import { administratorsToken } from '#tests/support/administrators-token.ts';
import { DASHBOARD_SCREENS } from '#tests/support/dashboard-screens.ts';
import { type Dashboard, openDashboard } from '#tests/support/open-dashboard.ts';
import { startPostgres } from '#tests/support/postgres-server.ts';
import { endingWith } from './at-the-end.ts';
import { median, percentile } from './percentile.ts';
import type { Plan } from './plan.ts';
import { type Size, shopWithHistory } from './shop-with-history.ts';
import { numeral, type Row } from './table.ts';
import { withDataFolder } from './with-shop.ts';

const SMALL = 10;
/** What fast 4G and a phone leave of 300 ms to the server, in ms. */
const LONGEST_WAIT = 50;

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

async function measuredShop(
  place: { databaseUrl: string | null; dataDir: string },
  { size, plan }: { size: Size; plan: Plan },
): Promise<Row[]> {
  const engine = engineOf(place.databaseUrl);
  const ctx = await shopWithHistory(place, size, (made) => addQuotes(made, size));
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
    target: { atMost: LONGEST_WAIT },
    detail:
      `${numeral(size.orders)} pedidos; p99 ${numeral(percentile(times, 0.99))} ms, ` +
      `la primera vez ${numeral(first.milliseconds)} ms; ${numeral(first.queries)} consultas, ` +
      `${numeral(first.bytes / 1000)} kB`,
  };
}
