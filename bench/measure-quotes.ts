import { engineOf } from '#server/db/connect.ts';
import { addQuotes } from '#tests/support/a-quoting-shop.ts';
import { administratorsToken } from '#tests/support/administrators-token.ts';
import { type Dashboard, openDashboard } from '#tests/support/open-dashboard.ts';
import { startPostgres } from '#tests/support/postgres-server.ts';
import { endingWith } from './at-the-end.ts';
import { median, percentile } from './percentile.ts';
import type { Plan } from './plan.ts';
import { shopWithHistory } from './shop-with-history.ts';
import { numeral, type Row } from './table.ts';
import { withDataFolder } from './with-shop.ts';

/** With a second version for every fifth order, these are 60,000 quotes. */
const ORDERS = 50_000;
const PRODUCTS = 1200;
/** A list of the desk is there within this time, in ms. */
const LONGEST_WAIT = 50;

const LIST = '/orders?page=1&size=10&brief=1';

/** What the desk looks at all day, below `/api`. */
const LOOKS = {
  'Pedidos, la lista': LIST,
  'Pedidos, pendientes': `${LIST}&status=pendiente`,
  'Pedidos, página 500': '/orders?page=500&size=10&brief=1',
  'Pedidos, enviados': `${LIST}&quote=sent`,
  'Pedidos, aceptados': `${LIST}&quote=accepted`,
  'Pedidos, aceptados y pendientes': `${LIST}&quote=accepted&status=pendiente`,
  'Pedidos, con cambios pedidos': `${LIST}&quote=changes-requested`,
  'Pedidos, vencidos': `${LIST}&quote=expired`,
  'Pedidos, para llamar': `${LIST}&reminder=due`,
  'Pedidos, eliminados': `${LIST}&deleted=1`,
  'Pedidos, por cliente': `${LIST}&q=marta%20peirano`,
  'Pedidos, por teléfono': `${LIST}&q=3496%2040-7919`,
  'Pedidos, por número': `${LIST}&q=49999`,
  Historial: '/orders/pedido-4/timeline',
  Pagos: '/orders/pedido-9/payments',
  Presupuestos: '/orders/pedido-4/quotes',
  Clientes: '/customers?page=1&size=20',
  'Clientes, buscados': '/customers?page=1&size=20&q=marta%20peirano',
} as const satisfies Record<string, string>;

/** How long lists, filters, searches and timelines wait in a shop of 50,000 orders with 60,000 quotes. */
export async function measureQuotes(plan: Plan): Promise<Row[]> {
  const onSqlite = await measuredOn(null, plan);
  const postgres = await startPostgres();
  return endingWith(
    () => postgres.stop(),
    async () => [...onSqlite, ...(await measuredOn(await postgres.newDatabase(), plan))],
  );
}

function measuredOn(databaseUrl: string | null, plan: Plan): Promise<Row[]> {
  return withDataFolder(async (dataDir) => {
    const size = { products: PRODUCTS, orders: ORDERS };
    const ctx = await shopWithHistory({ databaseUrl, dataDir }, size, (ctx) => addQuotes(ctx, size));
    return endingWith(
      () => ctx.db.destroy(),
      async () => {
        const token = await administratorsToken(ctx);
        const dashboard = await openDashboard(ctx, { dataDir, token });
        const engine = engineOf(databaseUrl) === 'sqlite' ? 'SQLite' : 'PostgreSQL';
        const rows: Row[] = [];
        for (const [look, path] of Object.entries(LOOKS))
          rows.push({ ...(await lookRow(dashboard, path, plan)), what: `${look}, ${engine}` });
        await dashboard.close();
        return rows;
      },
    );
  });
}

async function lookRow(dashboard: Dashboard, path: string, plan: Plan): Promise<Omit<Row, 'what'>> {
  const first = await dashboard.ask(path);
  const times: number[] = [];
  for (let asked = 0; asked < plan.searches / 10; asked += 1)
    times.push((await dashboard.ask(path)).milliseconds);
  return {
    products: PRODUCTS,
    unit: 'milliseconds',
    figure: percentile(times, 0.99),
    target: { atMost: LONGEST_WAIT },
    detail:
      `p99; ${numeral(ORDERS)} pedidos; la mitad ${numeral(median(times))} ms, ` +
      `la primera vez ${numeral(first.milliseconds)} ms; ${numeral(first.queries.length)} consultas`,
  };
}
