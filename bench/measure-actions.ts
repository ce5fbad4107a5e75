import { setTimeout as pause } from 'node:timers/promises';
import type { WireProductAction, WireProductActionDone } from '#schemas/wire/product-action.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { startPostgres } from '#tests/support/postgres-server.ts';
import { shopClient } from '#tests/support/shop-client.ts';
import { administratorAt } from './administrator-at.ts';
import { endingWith } from './at-the-end.ts';
import { USUAL_SIZE } from './plan.ts';
import { numeral, type Row } from './table.ts';
import { LONGEST_WAIT, type Timed, withOrders } from './with-orders.ts';
import { withDataFolder, withShop } from './with-shop.ts';

const FIRST_ORDERS_MS = 500;

/** As long as a change of all prices may take; in ms. */
const TARGETS = { small: 1000, large: 10_000 };

/** How long it takes to act on all products at once, and the slowest order and page meanwhile, on both engines. */
export async function measureActions(products: number): Promise<Row[]> {
  const onSqlite = await actedOn('SQLite', products, {});
  const postgres = await startPostgres({ isDurable: true });
  return endingWith(
    () => postgres.stop(),
    async () => {
      const env = { DATABASE_URL: await postgres.newDatabase() };
      return [...onSqlite, ...(await actedOn('PostgreSQL', products, env))];
    },
  );
}

function actedOn(engine: string, products: number, env: Readonly<Record<string, string>>): Promise<Row[]> {
  const demo = { DEMO: '1', DEMO_PRODUCTS: String(products) };
  const atMost = products > USUAL_SIZE ? TARGETS.large : TARGETS.small;
  return withDataFolder((dataDir) =>
    withShop({ dataDir, env: { ...demo, ...env } }, async ({ url }) => {
      const post = await administratorAt(url);
      const ordered = await (await shopClient(url)).addProduct(aPlainThread({ code: null }));
      const order = JSON.stringify(anOrderRequest([{ product: ordered, quantities: { Rojo: 6 } }]));
      // The first order of a process takes longer, whatever else happens.
      await withOrders({ url, order }, () => pause(FIRST_ORDERS_MS, ''));
      const { section, subsection, type } = ordered;
      const actions: readonly (readonly [string, WireProductAction])[] = [
        ['Marcar todos como oferta', { select: {}, action: 'offer' }],
        [
          'Pasar todos a una categoría',
          { select: {}, action: 'category', value: { section, subsection, type } },
        ],
      ];
      const rows: Row[] = [];
      for (const [what, action] of actions) {
        const timed = await withOrders({ url, order }, () => post('/items/actions', action));
        const { undo }: WireProductActionDone = JSON.parse(timed.text);
        rows.push(...rowsOf(`${what}, ${engine}`, timed, { products, atMost }));
        const undone = await withOrders({ url, order }, () => post(`/items/actions/${undo}/undo`, {}));
        rows.push(...rowsOf(`${what} y deshacerlo, ${engine}`, undone, { products, atMost }));
      }
      return rows;
    }),
  );
}

type Bounds = { readonly products: number; readonly atMost: number };

function rowsOf(what: string, { ms, slowest, text }: Timed, { products, atMost }: Bounds): Row[] {
  const { changed }: WireProductActionDone = JSON.parse(text);
  return [
    {
      what,
      products,
      unit: 'milliseconds',
      figure: ms,
      target: { atMost },
      detail: `${numeral(changed)} productos; ${numeral(slowest.orders)} pedidos mientras tanto`,
    },
    {
      what: `${what}: el pedido o la página más lentos`,
      products,
      unit: 'milliseconds',
      figure: Math.max(slowest.order, slowest.page),
      target: { atMost: LONGEST_WAIT },
      detail: `pedido ${numeral(slowest.order)} ms, página ${numeral(slowest.page)} ms`,
    },
  ];
}
