import { describe, expect, inject, test } from 'vitest';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { newDatabase } from '#tests/support/postgres-server.ts';
import type { RunningServer } from '#tests/support/running-server.ts';
import { serverOfTest } from '#tests/support/server-of-test.ts';
import { type ShopClient, shopClient } from '#tests/support/shop-client.ts';
import { timesInStorm } from '#tests/support/storm.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { type CrowdOutcome, sendCrowd } from './crowd.ts';
import { printFigures } from './print-figures.ts';

const SHOPPERS = timesInStorm(50, 500);
const SECONDS = timesInStorm(3, 60);
const ORDERS_PER_SECOND = 50;
const SEARCHES = [
  'hilo',
  'cierre rojo',
  'aguja',
  'máquina de coser',
  'cinta',
  'elastico blanco',
  'tijera',
  'no hay',
];

const aShop = (env: Readonly<Record<string, string>>): Promise<RunningServer> =>
  serverOfTest({ DEMO: '1', DEMO_PRODUCTS: String(timesInStorm(60, 1200)), ...env });

async function anOrderOf(client: ShopClient): Promise<string> {
  const product = (await client.products()).find(({ price, colours, isHidden }) => {
    return price !== null && colours.length > 0 && !isHidden;
  });
  const [colour] = product?.colours ?? [];
  if (product === undefined || colour === undefined) throw new Error('the demo has no such product');
  return JSON.stringify(anOrderRequest([{ product, quantities: { [colour]: 2 } }]));
}

/** Paths that a home page leads to: products, photos, searches and pages of the list. */
async function pathsIn(url: string): Promise<string[]> {
  const home = await (await fetch(url)).text();
  const found = [...home.matchAll(/"(\/(?:moreInfo|images|art)\/[^"\s\\]+)"/g)].map(([, path = '']) => path);
  const searches = SEARCHES.map((words) => `/?q=${encodeURIComponent(words)}`);
  return ['/', ...new Set(found), ...searches, '/?page=2', '/?order=price', '/FAQ', '/api/items'];
}

describe.each(ENGINES)('a storm of shoppers on %s', (engine) => {
  test('ends without a lost order, a gap in the numbers or a refused visitor', async () => {
    const env: Record<string, string> =
      engine === 'postgres' ? { DATABASE_URL: await newDatabase(inject('postgresUrl')) } : {};
    const server = await aShop(env);
    const client = await shopClient(server.url);
    const outcome = await sendCrowd(server.url, {
      shoppers: SHOPPERS,
      seconds: SECONDS,
      ordersPerSecond: ORDERS_PER_SECOND,
      paths: await pathsIn(server.url),
      order: await anOrderOf(client),
    });
    const stored = await client.orders();
    printFigures(engine, outcome, stored.length);

    expect(failuresIn(outcome)).toEqual([]);
    expect(outcome.orders.length).toBe(SECONDS * ORDERS_PER_SECOND);
    const acknowledged = outcome.orders.map(({ outcome }) => outcome?.receipt?._id);
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    expect(new Set(stored.map(({ _id }) => _id))).toEqual(new Set(acknowledged));
    expect(stored.map(({ orderNumber }) => orderNumber).toSorted((a, b) => a - b)).toEqual(
      acknowledged.map((_, index) => index + 1),
    );
  });
});

/** The distinct wrong answers. */
function failuresIn({ visits, orders }: CrowdOutcome): string[] {
  const failed = visits.filter(({ status }) => status !== 200).map(({ status, path }) => `${status} ${path}`);
  const refused = orders.map(({ outcome }) => outcome?.status).filter((status) => status !== 201);
  return [...new Set([...failed, ...refused.map((status) => `${status} for an order`)])];
}
