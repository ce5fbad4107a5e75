import { join } from 'node:path';
import { CompiledQuery, Kysely, type KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listProducts } from '#server/catalogue/list-products.ts';
import type { Context } from '#server/context.ts';
import type { Schema } from '#server/db/schema.ts';
import { sqliteDialect } from '#server/db/sqlite.ts';
import { listMessages } from '#server/messages/list-messages.ts';
import { countOrdersByStatus, listOrders } from '#server/orders/list-orders.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { ENGINES, openTestShop, type TestShop } from '#tests/support/test-shop.ts';
import { shopOverview } from './shop-overview.ts';

const page = { page: 1, size: 10 };
const everything = { q: '', code: '', hidden: true, deleted: false, ...page };

/** What each screen of the dashboard asks the server for. */
const SCREENS: Record<string, (ctx: Context) => Promise<unknown>> = {
  General: shopOverview,
  Pedidos: (ctx) => listOrders(ctx, { filter: { status: null, text: '' }, ...page }),
  'Pedidos, pendientes': (ctx) => listOrders(ctx, { filter: { status: 'pendiente', text: '' }, ...page }),
  'Pedidos, buscados': (ctx) => listOrders(ctx, { filter: { status: null, text: 'marta hilo' }, ...page }),
  'Pedidos, por número': (ctx) => listOrders(ctx, { filter: { status: null, text: '1' }, ...page }),
  Pendientes: countOrdersByStatus,
  Productos: (ctx) => listProducts(ctx, everything),
  Contacto: (ctx) => listMessages(ctx, { text: '', isUnread: false, ...page }),
};

const thread = aThread();

async function addOrders(shop: TestShop, count: number): Promise<void> {
  for (let made = 0; made < count; made += 1) {
    shop.clock.now += 60_000;
    const payload = anOrderRequest([{ product: thread, quantities: { Rojo: 1 } }]);
    await shop.call({ method: 'POST', url: '/api/orders', payload });
  }
}

const asAdministrator = (shop: TestShop): Context => ({
  ...shop.ctx,
  actor: { accountId: 'administrator', email: 'ana@casahilvan.example' },
});

describe.each(ENGINES)('queries of the dashboard on %s', (engine) => {
  test('each screen asks the database as often for many orders as for few', async () => {
    const shop = await openTestShop(engine, {
      products: [thread, ...Array.from({ length: 40 }, () => aThread())],
    });
    let queries = 0;
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        queries += 1;
        return result;
      },
    };
    const ctx = { ...asAdministrator(shop), db: shop.ctx.db.withPlugin(counter) };
    const counts = async () => {
      const found: Record<string, number> = {};
      for (const [name, ask] of Object.entries(SCREENS)) {
        queries = 0;
        await ask(ctx);
        found[name] = queries;
      }
      return found;
    };
    await addOrders(shop, 1);
    const few = await counts();
    await addOrders(shop, 30);
    expect(await counts()).toEqual(few);
    expect(few).toMatchObject({ General: 8, Pedidos: 3, Productos: 0 });
    await shop.close();
  });
});

describe('plans on sqlite', () => {
  let shop: TestShop;
  let db: Kysely<Schema>;
  const asked: CompiledQuery[] = [];

  beforeAll(async () => {
    shop = await openTestShop('sqlite', { products: [thread] });
    await addOrders(shop, 3);
    db = new Kysely<Schema>({
      dialect: sqliteDialect(join(shop.dataDir, 'hilvan.sqlite')),
      log({ query }) {
        asked.push(query);
      },
    });
  });
  afterAll(async () => {
    await db.destroy();
    await shop.close();
  });

  // A message list is short, and all of it is shown.
  test.each(Object.keys(SCREENS).filter((name) => name !== 'Contacto'))(
    '%s reads no table from end to end',
    async (name) => {
      asked.length = 0;
      await SCREENS[name]?.({ ...asAdministrator(shop), db });
      for (const { sql, parameters } of [...asked]) {
        const plan = await db.executeQuery<{ detail: string }>(
          CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
        );
        const scans = plan.rows
          .map(({ detail }) => detail)
          .filter((detail) =>
            /^SCAN (orders|order_lines|products|product_photos|price_changes)\b/.test(detail),
          );
        // The newest price change is the first row of its table, walked backwards.
        const isOneRow = /from "price_changes" order by "id" desc limit/.test(sql);
        expect([sql, isOneRow ? [] : scans]).toEqual([sql, []]);
      }
    },
  );
});
