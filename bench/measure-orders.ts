import type { Request } from 'autocannon';
import type { Product } from '#domain/products/product.ts';
import { variantsOf } from '#domain/products/variants.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { startPostgres } from '#tests/support/postgres-server.ts';
import { shopClient } from '#tests/support/shop-client.ts';
import { endingWith } from './at-the-end.ts';
import { CONNECTIONS, loadRequests } from './load.ts';
import { type Plan, USUAL_SIZE } from './plan.ts';
import { numeral, type Row } from './table.ts';
import { withDataFolder, withShop } from './with-shop.ts';

const TARGET = { atLeast: 1000 };
const DIFFERENT_ORDERS = 200;

/** Orders per second on SQLite, which waits for the disk at each commit. */
export function measureOrdersOnSqlite(plan: Plan): Promise<Row> {
  return ordersPerSecond({ what: 'Pedidos durables, SQLite', env: {} }, plan);
}

/** Orders per second on a PostgreSQL of our own that writes through to the disk. */
export async function measureOrdersOnPostgres(plan: Plan): Promise<Row> {
  const postgres = await startPostgres({ isDurable: true });
  return endingWith(
    () => postgres.stop(),
    async () => {
      const env = { DATABASE_URL: await postgres.newDatabase() };
      return ordersPerSecond({ what: 'Pedidos durables, PostgreSQL', env }, plan);
    },
  );
}

function ordersPerSecond(
  { what, env }: { what: string; env: Readonly<Record<string, string>> },
  plan: Plan,
): Promise<Row> {
  const demo = { DEMO: '1', DEMO_PRODUCTS: String(USUAL_SIZE) };
  return withDataFolder((dataDir) =>
    withShop({ dataDir, env: { ...demo, ...env } }, async ({ url }) => {
      const client = await shopClient(url);
      const next = ordersOf(await client.products());
      const warmUp = await loadRequests(`${url}/api/orders`, { seconds: plan.warmUpSeconds, next });
      const load = await loadRequests(`${url}/api/orders`, { seconds: plan.secondsOfOrders, next });
      const stored = (await client.orders()).length;
      if (stored < warmUp.succeeded + load.succeeded) throw new Error('se confirmaron pedidos que no están');
      return {
        what,
        products: USUAL_SIZE,
        unit: 'perSecond',
        figure: load.perSecond,
        target: TARGET,
        detail:
          `${CONNECTIONS} clientes, p50 ${numeral(load.p50Ms)} ms, p99 ${numeral(load.p99Ms)} ms, ` +
          `${numeral(load.failed)} con error`,
      };
    }),
  );
}

/** Returns one new order after another. */
export function ordersOf(products: readonly Product[]): () => Request {
  const bodies = twoLineOrders(products);
  let given = 0;
  return () => {
    const body = bodies[given % bodies.length] ?? '';
    given += 1;
    const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
    return { method: 'POST', headers, body };
  };
}

/** The bodies of orders of two products, in one variant each. */
function twoLineOrders(products: readonly Product[]): string[] {
  const onSale = products.filter(({ isHidden, price }) => !isHidden && price !== null);
  const lines = onSale.map((product) => ({
    product,
    quantities: { [variantsOf(product)[0]?.key ?? '']: product.saleUnit.minimum * 6 },
  }));
  return Array.from({ length: DIFFERENT_ORDERS }, (_, index) =>
    JSON.stringify(
      anOrderRequest(lines.slice(2 * index, 2 * index + 2), { phone: String(3_496_400_000 + index) }),
    ),
  );
}
