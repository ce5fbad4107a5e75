import { setTimeout as pause } from 'node:timers/promises';
import type { Product } from '#domain/products/product.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { startPostgres } from '#tests/support/postgres-server.ts';
import { shopClient } from '#tests/support/shop-client.ts';
import { endingWith } from './at-the-end.ts';
import { numeral, type Row } from './table.ts';
import { LONGEST_WAIT, type Timed, withOrders } from './with-orders.ts';
import { withDataFolder, withShop } from './with-shop.ts';

const FIRST_ORDERS_MS = 500;

/** A shop in which somebody does something big while shoppers order and look. */
export type BusyShop = {
  /** As tables name it. */
  readonly engine: string;
  readonly url: string;
  /** What is ordered all the time. */
  readonly ordered: Product;
  /** Does one thing meanwhile. @param work answers with the body that it got */
  readonly timed: (work: () => Promise<string>) => Promise<Timed>;
};

/** Measures the same in a new demo shop on each engine, one after the other. */
export async function onBothEngines(
  products: number,
  measure: (shop: BusyShop) => Promise<Row[]>,
): Promise<Row[]> {
  const onSqlite = await inBusyShop({ engine: 'SQLite', products, env: {} }, measure);
  const postgres = await startPostgres({ isDurable: true });
  return endingWith(
    () => postgres.stop(),
    async () => {
      const env = { DATABASE_URL: await postgres.newDatabase() };
      return [...onSqlite, ...(await inBusyShop({ engine: 'PostgreSQL', products, env }, measure))];
    },
  );
}

type Opened = {
  readonly engine: string;
  readonly products: number;
  readonly env: Readonly<Record<string, string>>;
};

function inBusyShop(
  { engine, products, env }: Opened,
  measure: (shop: BusyShop) => Promise<Row[]>,
): Promise<Row[]> {
  const demo = { DEMO: '1', DEMO_PRODUCTS: String(products) };
  return withDataFolder((dataDir) =>
    withShop({ dataDir, env: { ...demo, ...env } }, async ({ url }) => {
      const ordered = await (await shopClient(url)).addProduct(aPlainThread({ code: null }));
      const order = JSON.stringify(anOrderRequest([{ product: ordered, quantities: { Rojo: 6 } }]));
      const timed: BusyShop['timed'] = (work) => withOrders({ url, order }, work);
      // The first order of a process takes longer, whatever else happens.
      await timed(() => pause(FIRST_ORDERS_MS, ''));
      return measure({ engine, url, ordered, timed });
    }),
  );
}

type Measured = {
  readonly what: string;
  /** What the row of the longest wait is called. */
  readonly wait: string;
  readonly products: number;
  /** What was done, such as '1.000 precios'. */
  readonly done: string;
  /** In ms. */
  readonly atMost: number;
};

/** How long it took, and the slowest order or page meanwhile. */
export function busyRows({ ms, slowest }: Timed, { what, wait, products, done, atMost }: Measured): Row[] {
  return [
    {
      what,
      products,
      unit: 'milliseconds',
      figure: ms,
      target: { atMost },
      detail: `${done}; ${numeral(slowest.orders)} pedidos mientras tanto`,
    },
    {
      what: wait,
      products,
      unit: 'milliseconds',
      figure: Math.max(slowest.order, slowest.page),
      target: { atMost: LONGEST_WAIT },
      detail: `pedido ${numeral(slowest.order)} ms, página ${numeral(slowest.page)} ms`,
    },
  ];
}
