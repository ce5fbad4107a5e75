import { type Fleet, startFleet } from '#tests/support/fleet.ts';
import { type PostgresServer, startPostgres } from '#tests/support/postgres-server.ts';
import { shopClient } from '#tests/support/shop-client.ts';
import { endingWith } from './at-the-end.ts';
import { ENCODINGS_OF_BROWSERS } from './encodings-of-browsers.ts';
import { type Load, loadRequests } from './load.ts';
import { ordersOf } from './measure-orders.ts';
import { type Plan, USUAL_SIZE } from './plan.ts';
import { secondsOfFamily, secondsOfProcess } from './process-figures.ts';
import { numeral, type Row } from './table.ts';

/**
 * Pages and orders per second of one shop that runs as several processes on one PostgreSQL, and each part's share of
 * the cores.
 */
export async function measureFleets(plan: Plan): Promise<Row[]> {
  const postgres = await startPostgres({ isDurable: true });
  return endingWith(
    () => postgres.stop(),
    async () => {
      const rows: Row[] = [];
      for (const count of plan.fleets) rows.push(...(await measuredFleet(postgres, { count, plan })));
      return rows;
    },
  );
}

async function measuredFleet(
  postgres: PostgresServer,
  { count, plan }: { count: number; plan: Plan },
): Promise<Row[]> {
  const fleet = await startFleet({
    count,
    databaseUrl: await postgres.newDatabase(),
    env: { DEMO: '1', DEMO_PRODUCTS: String(USUAL_SIZE) },
  });
  return endingWith(
    () => fleet.stop(),
    async () => {
      const measured = { fleet, postgres, plan };
      const { url } = fleet.proxy;
      const pages = await measuredLoad(measured, () =>
        loadRequests(url, {
          seconds: plan.secondsOfOrders,
          next: () => ({ method: 'GET', headers: { 'accept-encoding': ENCODINGS_OF_BROWSERS } }),
        }),
      );
      const client = await shopClient(url);
      const next = ordersOf(await client.products());
      const orders = await measuredLoad(measured, () =>
        loadRequests(`${url}/api/orders`, { seconds: plan.secondsOfOrders, next }),
      );
      const stored = (await client.orders()).length;
      if (stored < orders.load.succeeded) throw new Error('se confirmaron pedidos que no están');
      const processes = count === 1 ? '1 proceso' : `${count} procesos`;
      return [
        rowOf(`Portada, ${processes} y HAProxy`, pages),
        rowOf(`Pedidos durables, ${processes} y HAProxy`, orders),
      ];
    },
  );
}

type Measured = { readonly fleet: Fleet; readonly postgres: PostgresServer; readonly plan: Plan };

/** CPU seconds that each part used during the load. */
type MeasuredLoad = { readonly load: Load; readonly seconds: Readonly<Record<string, number>> };

async function measuredLoad(measured: Measured, run: () => Promise<Load>): Promise<MeasuredLoad> {
  await run();
  const before = secondsOfParts(measured);
  const load = await run();
  const after = secondsOfParts(measured);
  const seconds = Object.entries(after).map(([part, total]) => [part, total - (before[part] ?? 0)]);
  return { load, seconds: Object.fromEntries(seconds) };
}

function secondsOfParts({ fleet, postgres }: Measured): Record<string, number> {
  const { user, system } = process.cpuUsage();
  return {
    tienda: fleet.members.reduce((sum, member) => sum + secondsOfProcess(member.process.pid), 0),
    PostgreSQL: secondsOfFamily(postgres.pid),
    HAProxy: secondsOfProcess(fleet.proxy.pid),
    generador: (user + system) / 1e6,
  };
}

function rowOf(what: string, { load, seconds }: MeasuredLoad): Row {
  const parts = Object.entries(seconds).map(([part, used]) => {
    const perAnswer = (1000 * used) / load.succeeded;
    return `${part} ${numeral(used / load.seconds)} (${numeral(perAnswer)} ms)`;
  });
  return {
    what,
    products: USUAL_SIZE,
    unit: 'perSecond',
    figure: load.perSecond,
    target: null,
    detail:
      `núcleos (y tiempo de uno por respuesta): ${parts.join(', ')}; p50 ${numeral(load.p50Ms)} ms, p99 ${numeral(load.p99Ms)} ms, ` +
      `${numeral(load.failed)} con error`,
  };
}
