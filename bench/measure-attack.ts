import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_LINE_COMMENT } from '#domain/cart/order-limits.ts';
import type { Product } from '#domain/products/product.ts';
import { variantsOf } from '#domain/products/variants.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { shopClient } from '#tests/support/shop-client.ts';
import { USUAL_SIZE } from './plan.ts';
import { numeral, type Row } from './table.ts';
import { withDataFolder, withShop } from './with-shop.ts';

const MEGABYTE = 1_000_000;
const LINES = 300;
/** As many connections as the attack of 120 orders in four seconds had. */
const CONNECTIONS = 30;
/** No attack lasts longer: a shop that refuses nobody by then never does. */
const LONGEST_MS = 20_000;
const HOUR_SECONDS = 3600;
const TOO_MANY = 429;

type Attack = {
  readonly what: string;
  readonly addresses: readonly string[];
  readonly bodyOf: (products: readonly Product[]) => string;
};

/** Each attack meets a shop of its own, on SQLite, because its file tells what was stored. */
export async function measureAttack(): Promise<Row[]> {
  const fifty = Array.from({ length: 50 }, (_, index) => `10.${index}.0.1`);
  const oneNetwork = Array.from({ length: 50 }, (_, index) => `10.0.0.${index + 1}`);
  const attacks: readonly Attack[] = [
    { what: 'Una dirección, los más grandes', addresses: ['10.0.0.1'], bodyOf: largestOrder },
    { what: 'Una dirección, los más chicos', addresses: ['10.0.0.1'], bodyOf: smallestOrder },
    { what: '50 direcciones de una red, los más grandes', addresses: oneNetwork, bodyOf: largestOrder },
    { what: '50 direcciones de 50 redes, los más grandes', addresses: fifty, bodyOf: largestOrder },
    { what: '50 direcciones de 50 redes, los más chicos', addresses: fifty, bodyOf: smallestOrder },
  ];
  const rows: Row[] = [];
  for (const attack of attacks) rows.push(await underAttack(attack));
  return rows;
}

function underAttack({ what, addresses, bodyOf }: Attack): Promise<Row> {
  const env = { DEMO: '1', DEMO_PRODUCTS: String(USUAL_SIZE), RATE_LIMITS: 'on', TRUST_PROXY: '1' };
  return withDataFolder((dataDir) =>
    withShop({ dataDir, env }, async ({ url }) => {
      const products = (await (await shopClient(url)).products()).filter(isOnSale);
      const body = bodyOf(products);
      const before = bytesIn(dataDir);
      const outcome = { taken: 0, waitSeconds: 0 };
      const left = new Set(addresses);
      const started = performance.now();
      await Promise.all(Array.from({ length: CONNECTIONS }, attackOn));
      if (left.size > 0) outcome.waitSeconds = (performance.now() - started) / 1000;
      const honest = await send(url, honestOrder(products), '192.0.2.1');
      const stored = (bytesIn(dataDir) - before) / MEGABYTE;
      return {
        what,
        products: USUAL_SIZE,
        unit: 'megabytes',
        figure: stored * (HOUR_SECONDS / outcome.waitSeconds),
        target: null,
        detail:
          `${numeral(outcome.taken)} pedidos, ${numeral(stored)} MB cada ${numeral(outcome.waitSeconds)} s` +
          `${left.size > 0 ? ', sin rechazo' : ''}; ` +
          `un pedido honesto de ${LINES} renglones: ${honest.status}`,
      };

      async function attackOn(): Promise<void> {
        for (let turn = 0; left.size > 0 && performance.now() - started < LONGEST_MS; turn += 1) {
          const [address = ''] = [...left].slice(turn % left.size);
          const answer = await send(url, body, address);
          await answer.arrayBuffer();
          if (answer.status === 201) outcome.taken += 1;
          if (answer.status !== TOO_MANY) continue;
          left.delete(address);
          const window = Number(answer.headers.get('retry-after')) > 60 ? HOUR_SECONDS : 60;
          outcome.waitSeconds = Math.max(outcome.waitSeconds, window);
        }
      }
    }),
  );
}

function send(url: string, body: string, address: string): Promise<Response> {
  return fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body,
  });
}

function isOnSale({ isHidden, isSoldOut, soldOutVariants }: Product): boolean {
  return !isHidden && !isSoldOut && soldOutVariants.length === 0;
}

/** All variants of the products with the most of them, with the longest notes. */
function largestOrder(products: readonly Product[]): string {
  const chosen = products
    .toSorted((one, other) => variantsOf(other).length - variantsOf(one).length)
    .slice(0, LINES);
  const lines = chosen.map((product) => ({
    product,
    quantities: Object.fromEntries(variantsOf(product).map(({ key }) => [key, 9999])),
    comment: 'ñ'.repeat(MAX_LINE_COMMENT),
  }));
  return JSON.stringify(anOrderRequest(lines));
}

function smallestOrder(products: readonly Product[]): string {
  return JSON.stringify(anOrderRequest(products.slice(0, 1).map(inOneVariant)));
}

/** A reseller's: a few of each of three hundred products. */
function honestOrder(products: readonly Product[]): string {
  return JSON.stringify(anOrderRequest(products.slice(0, LINES).map(inOneVariant)));
}

function inOneVariant(product: Product) {
  return { product, quantities: { [variantsOf(product)[0]?.key ?? '']: 6 } };
}

/** What the database's files take, with the log that SQLite writes first. */
function bytesIn(dataDir: string): number {
  return readdirSync(dataDir, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { name }) => sum + statSync(join(dataDir, name)).size, 0);
}
