import type { WireCategories } from '#schemas/wire/categories.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { startPostgres } from '#tests/support/postgres-server.ts';
import { shopClient } from '#tests/support/shop-client.ts';
import { logInAt } from '#tests/support/upload-photo.ts';
import { endingWith } from './at-the-end.ts';
import { numeral, type Row } from './table.ts';
import { LONGEST_WAIT, withOrders } from './with-orders.ts';
import { withDataFolder, withShop } from './with-shop.ts';

const RENAMED_WITHIN_MS = 5000;

/** How long the rename of a subsection takes that holds nearly all products, and the slowest order and page meanwhile. */
export async function measureCategories(products: number): Promise<Row[]> {
  const onSqlite = await renamed('SQLite', products, {});
  const postgres = await startPostgres({ isDurable: true });
  return endingWith(
    () => postgres.stop(),
    async () => {
      const env = { DATABASE_URL: await postgres.newDatabase() };
      return [...onSqlite, ...(await renamed('PostgreSQL', products, env))];
    },
  );
}

function renamed(engine: string, products: number, env: Readonly<Record<string, string>>): Promise<Row[]> {
  const demo = { DEMO: '1', DEMO_PRODUCTS: String(products) };
  return withDataFolder((dataDir) =>
    withShop({ dataDir, env: { ...demo, ...env } }, async ({ url }) => {
      const shop = await categoriesAt(url);
      const ordered = await (await shopClient(url)).addProduct(aPlainThread({ code: null }));
      const order = JSON.stringify(anOrderRequest([{ product: ordered, quantities: { Rojo: 6 } }]));
      const place = await oneSubsection(shop);
      const { ms, slowest, text } = await withOrders({ url, order }, () =>
        shop.change('rename', { ...place, name: 'De todo' }),
      );
      const { moved }: WireCategories = JSON.parse(text);
      return [
        {
          what: `Renombrar una subsección, ${engine}`,
          products,
          unit: 'milliseconds',
          figure: ms,
          target: { atMost: RENAMED_WITHIN_MS },
          detail: `${numeral(moved)} productos; ${numeral(slowest.orders)} pedidos mientras tanto`,
        },
        {
          what: `Renombrar una subsección: el pedido o la página más lentos, ${engine}`,
          products,
          unit: 'milliseconds',
          figure: Math.max(slowest.order, slowest.page),
          target: { atMost: LONGEST_WAIT },
          detail: `pedido ${numeral(slowest.order)} ms, página ${numeral(slowest.page)} ms`,
        },
      ];
    }),
  );
}

type Categories = {
  read(): Promise<WireCategories>;
  change(verb: string, body: object): Promise<string>;
};

/** Puts all products into the first subsection of the larger section. */
async function oneSubsection({ read, change }: Categories) {
  const { tree } = await read();
  const all = tree.flatMap(({ section, subsections }) =>
    subsections.map(({ name }) => ({ section, subsection: name })),
  );
  const [into] = all.filter(({ section }) => section === 'Merceria');
  if (into === undefined) throw new Error('the shop has no subsections');
  for (const at of all) {
    if (at.subsection !== into.subsection) await change('merge', { ...at, into });
  }
  return into;
}

async function categoriesAt(url: string): Promise<Categories> {
  const headers = { authorization: `Bearer ${await logInAt(url)}`, 'content-type': 'application/json' };
  let version = 0;
  return {
    async read() {
      return (await fetch(`${url}/api/categories`, { headers })).json() as Promise<WireCategories>;
    },
    async change(verb, body) {
      const answer = await fetch(`${url}/api/categories/${verb}`, {
        method: 'POST',
        headers: { ...headers, 'if-match': `"${version}"` },
        body: JSON.stringify(body),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${verb}: ${answer.status} ${text.slice(0, 200)}`);
      version += 1;
      return text;
    },
  };
}
