import { setTimeout as pause } from 'node:timers/promises';
import type { WirePriceBatchReceipt, WirePricePreview } from '#schemas/wire/price-change.ts';
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

const TARGETS = {
  small: { preview: 300, apply: 1000 },
  large: { preview: 3000, apply: 10_000 },
};

/** How long a change of all prices takes, and the slowest order and page meanwhile, on both engines. */
export async function measurePrices(products: number): Promise<Row[]> {
  const onSqlite = await changedPrices('SQLite', products, {});
  const postgres = await startPostgres({ isDurable: true });
  return endingWith(
    () => postgres.stop(),
    async () => {
      const env = { DATABASE_URL: await postgres.newDatabase() };
      return [...onSqlite, ...(await changedPrices('PostgreSQL', products, env))];
    },
  );
}

function changedPrices(
  engine: string,
  products: number,
  env: Readonly<Record<string, string>>,
): Promise<Row[]> {
  const demo = { DEMO: '1', DEMO_PRODUCTS: String(products) };
  const target = products > USUAL_SIZE ? TARGETS.large : TARGETS.small;
  return withDataFolder((dataDir) =>
    withShop({ dataDir, env: { ...demo, ...env } }, async ({ url }) => {
      const post = await administratorAt(url);
      const ordered = await (await shopClient(url)).addProduct(aPlainThread({ code: null }));
      const order = JSON.stringify(anOrderRequest([{ product: ordered, quantities: { Rojo: 6 } }]));
      // The first order of a process takes longer, whatever else happens.
      await withOrders({ url, order }, () => pause(FIRST_ORDERS_MS, ''));
      const rule = { select: {}, change: { by: 'percent', value: '12.5', on: 'both' }, rounding: ROUNDING };
      const preview = await withOrders({ url, order }, () => post('/price-changes/preview', rule));
      const rows = rowsOf(preview.text, ordered.id);
      const body = { rows, rule };
      const apply = await withOrders({ url, order }, () => post('/price-changes', body));
      const { id, changed }: WirePriceBatchReceipt = JSON.parse(apply.text);
      if (changed !== rows.length) throw new Error('no se aplicaron todos los precios');
      const undo = await withOrders({ url, order }, () => post(`/price-changes/${id}/undo`, {}));
      const row = (what: string, { ms, slowest }: Timed, atMost: number): Row[] => [
        {
          what: `${what}, ${engine}`,
          products,
          unit: 'milliseconds',
          figure: ms,
          target: { atMost },
          detail: `${numeral(rows.length)} precios; ${numeral(slowest.orders)} pedidos mientras tanto`,
        },
        {
          what: `${what}: el pedido o la página más lentos, ${engine}`,
          products,
          unit: 'milliseconds',
          figure: Math.max(slowest.order, slowest.page),
          target: { atMost: LONGEST_WAIT },
          detail: `pedido ${numeral(slowest.order)} ms, página ${numeral(slowest.page)} ms`,
        },
      ];
      return [
        ...row('Vista previa de precios', preview, target.preview),
        ...row('Aplicar precios', apply, target.apply),
        ...row('Deshacer precios', undo, target.apply),
      ];
    }),
  );
}

const ROUNDING = { to: '50', mode: 'nearest' };

function rowsOf(preview: string, ordered: string) {
  const { rows }: WirePricePreview = JSON.parse(preview);
  return rows
    .filter(({ _id, flags }) => _id !== ordered && !flags.some((flag) => LEFT_OUT.has(flag)))
    .map(({ _id, version, after }) => ({ _id, version, ...after }));
}

const LEFT_OUT: ReadonlySet<string> = new Set(['no-price', 'unchanged', 'not-positive']);
