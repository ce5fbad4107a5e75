import { setTimeout as wait } from 'node:timers/promises';
import type { Request } from 'autocannon';
import type { Product } from '#domain/catalogue/product.ts';
import { type ShopClient, shopClient } from '#tests/support/shop-client.ts';
import { loadRequests } from './load.ts';
import type { Plan } from './plan.ts';
import { numeral, type Row } from './table.ts';

const SHOPPERS = 64;
const PRODUCTS_LOOKED_AT = 200;

/** Between two saves of an administrator in a hurry; in milliseconds. */
const SAVES_EVERY = 500;

/** How long 64 shoppers wait for a page, at the slowest, while an administrator saves products that they look at. */
export async function measureBusyShop(
  url: string,
  { products, plan }: { products: number; plan: Plan },
): Promise<Row> {
  const client = await shopClient(url);
  const lookedAt = (await client.products()).filter(({ isHidden }) => !isHidden).slice(0, PRODUCTS_LOOKED_AT);
  const browsing = { connections: SHOPPERS, next: pagesOf(lookedAt) };
  await loadRequests(url, { seconds: plan.warmUpSeconds, ...browsing });
  const shopping = loadRequests(url, { seconds: plan.secondsOfOrders, ...browsing });
  const saves = await savesDuring(shopping, client, lookedAt);
  const load = await shopping;
  return {
    what: 'Página, con 64 clientes y un administrador que guarda',
    products,
    unit: 'milliseconds',
    figure: load.p99,
    target: { atMost: 50 },
    detail:
      `p99; p50 ${numeral(load.p50)} ms, ${numeral(load.perSecond)} por segundo, ` +
      `${numeral(saves)} productos guardados, ${numeral(load.failed)} con error`,
  };
}

/** The home and the products' pages in turn. */
function pagesOf(products: readonly Product[]): () => Request {
  let asked = 0;
  return () => {
    const product = products[asked % products.length];
    const path = asked % 2 === 0 ? '/' : `/moreInfo/${product?.id}`;
    asked += 1;
    return { method: 'GET', path, headers: { 'accept-encoding': 'br' } };
  };
}

/** Saves one product after another until something else is over, and counts them. */
async function savesDuring(
  work: Promise<unknown>,
  client: ShopClient,
  products: readonly Product[],
): Promise<number> {
  const over = work.then(() => true);
  let saves = 0;
  for (const product of products) {
    if (await Promise.race([over, wait(SAVES_EVERY, false)])) break;
    await client.updateProduct({ ...product, summary: `${product.summary} ${saves}` });
    saves += 1;
  }
  return saves;
}
