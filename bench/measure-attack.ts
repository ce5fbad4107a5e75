import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_LINE_COMMENT } from '#domain/cart/order-limits.ts';
import { isByMeasure } from '#domain/measure/sale-unit.ts';
import type { Product } from '#domain/products/product.ts';
import { variantsOf } from '#domain/products/variants.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { shopClient } from '#tests/support/shop-client.ts';
import { USUAL_SIZE } from './plan.ts';
import { numeral, type Row } from './table.ts';
import { withDataFolder, withShop } from './with-shop.ts';

const MEGABYTE = 1_000_000;
const LINES = 300;
const CONNECTIONS = 30;
/** A shop that refuses nobody by then never does. */
const LONGEST_MS = 180_000;
const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;
const TOO_MANY = 429;

type Attack = {
  readonly what: string;
  readonly addresses: readonly string[];
  readonly bodyOf: (products: readonly Product[]) => string;
};

type Outcome = {
  readonly taken: number;
  /** After which the same may come again: the window of a limit, or the time that the attack took without one. */
  readonly everySeconds: number;
  /** The status of an honest order afterwards. */
  readonly honest: number;
};

/** Each attack meets a shop of its own, on SQLite, because its file tells what was stored. */
export async function measureAttack(): Promise<Row[]> {
  const oneNetwork = Array.from({ length: 50 }, (_, index) => `10.0.0.${index + 1}`);
  const fiftyNetworks = Array.from({ length: 50 }, (_, index) => `10.${index}.0.1`);
  const attacks: readonly Attack[] = [
    { what: 'Una dirección, los más grandes', addresses: ['10.0.0.1'], bodyOf: largestOrder },
    { what: 'Una dirección, los más chicos', addresses: ['10.0.0.1'], bodyOf: smallestOrder },
    { what: '50 direcciones de una red, los más grandes', addresses: oneNetwork, bodyOf: largestOrder },
    { what: '50 direcciones de 50 redes, los más grandes', addresses: fiftyNetworks, bodyOf: largestOrder },
  ];
  const rows: Row[] = [];
  for (const attack of attacks) rows.push(await measured(attack));
  return rows;
}

function measured(attack: Attack): Promise<Row> {
  const env = { DEMO: '1', DEMO_PRODUCTS: String(USUAL_SIZE), RATE_LIMITS: 'on', TRUST_PROXY: '1' };
  return withDataFolder(async (dataDir) => {
    // Before and afterwards the shop has ended, so its file has everything. The honest order's products are there before.
    await withShop({ dataDir, env }, async ({ url }) => {
      const { status } = await send(url, honestOrder(await productsOf(url)), '192.0.2.1');
      if (status !== 201) throw new Error(`un pedido honesto recibe ${status} antes del ataque`);
    });
    const before = bytesIn(dataDir);
    const { taken, everySeconds, honest } = await withShop({ dataDir, env }, ({ url }) =>
      underAttack(url, attack),
    );
    const stored = (bytesIn(dataDir) - before) / MEGABYTE;
    return {
      what: attack.what,
      products: USUAL_SIZE,
      unit: 'megabytes',
      figure: stored * (HOUR_SECONDS / everySeconds),
      target: null,
      detail:
        `por hora: ${numeral(taken)} pedidos, ${numeral(stored)} MB cada ${numeral(everySeconds)} s; ` +
        `después, uno honesto de ${LINES} renglones: ${honest}`,
    };
  });
}

async function underAttack(url: string, { addresses, bodyOf }: Attack): Promise<Outcome> {
  const products = await productsOf(url);
  const body = bodyOf(products);
  const left = new Set(addresses);
  const started = performance.now();
  let taken = 0;
  let window = 0;

  async function attackOn(): Promise<void> {
    for (let turn = 0; left.size > 0 && performance.now() - started < LONGEST_MS; turn += 1) {
      const [address = ''] = [...left].slice(turn % left.size);
      const answer = await send(url, body, address).catch(() => null);
      await answer?.arrayBuffer();
      if (answer?.status === 201) taken += 1;
      // An overloaded shop hangs up.
      if (answer?.status !== TOO_MANY) continue;
      left.delete(address);
      const isLong = Number(answer.headers.get('retry-after')) > MINUTE_SECONDS;
      window = Math.max(window, isLong ? HOUR_SECONDS : MINUTE_SECONDS);
    }
  }

  await Promise.all(Array.from({ length: CONNECTIONS }, attackOn));
  const everySeconds = left.size > 0 ? (performance.now() - started) / 1000 : window;
  const { status: honest } = await send(url, honestOrder(products), '192.0.2.1');
  return { taken, everySeconds, honest };
}

function send(url: string, body: string, address: string): Promise<Response> {
  return fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body,
  });
}

async function productsOf(url: string): Promise<Product[]> {
  return (await (await shopClient(url)).products()).filter(isOnSale);
}

/** By the piece, of which any number is one that is sold. */
function isOnSale({ isHidden, isSoldOut, soldOutVariants, saleUnit }: Product): boolean {
  return !isHidden && !isSoldOut && soldOutVariants.length === 0 && !isByMeasure(saleUnit);
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

function bytesIn(dataDir: string): number {
  return readdirSync(dataDir, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { name }) => sum + statSync(join(dataDir, name)).size, 0);
}
