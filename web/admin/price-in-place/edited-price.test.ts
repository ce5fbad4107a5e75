import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pesos } from '#domain/money/centavos.ts';
import type { ProductPrice } from '#domain/pricing/product-price.ts';
import { aProduct } from '#domain/products/a-product.ts';
import type { Product } from '#domain/products/product.ts';
import { productFromWire } from '#schemas/wire/product.ts';
import { productToWire } from '#schemas/wire/product-to-wire.ts';
import { fetchProduct, type VersionedProduct } from '../product-form/product-api.ts';
import { movePackToo, putPriceBack, saveTypedPrice } from './edited-price.ts';

/** A server with one product, which answers as ours does to reading and to saving over a version. */
function aServer() {
  let product = aProduct({ price: pesos(1000), bulkOffer: packOf(9000) });
  let version = 1;
  function set(changes: Partial<Product>): void {
    product = { ...product, ...changes };
    version += 1;
  }
  async function answer(_path: string, { method, headers, body }: RequestInit): Promise<Response> {
    const etag = () => ({ headers: { etag: `"${version}"` } });
    if (method === 'GET') return Response.json(productToWire(product), etag());
    if (new Headers(headers).get('if-match') !== `"${version}"`) {
      const stale = { code: 'stale-version', title: 'Cambió', current: productToWire(product) };
      return Response.json(stale, { ...etag(), status: 412 });
    }
    set(productFromWire({ ...JSON.parse(`${body}`), _id: product.id }));
    return Response.json(productToWire(product), etag());
  }
  const prices = (): ProductPrice => ({ price: product.price, bulkOffer: product.bulkOffer });
  return { id: product.id, answer, prices, changedByOther: set };
}

let server: ReturnType<typeof aServer>;

beforeEach(() => {
  server = aServer();
  vi.stubGlobal('fetch', server.answer);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function packOf(packPrice: number) {
  return { minimumUnits: 10, packPrice: pesos(packPrice) };
}

async function opened(): Promise<VersionedProduct> {
  const product = await fetchProduct(server.id);
  if (product === null) throw new Error('the server did not answer');
  return product;
}

/** @returns the change, as the list keeps it for undoing */
async function saved(over: VersionedProduct, typed: string) {
  const { outcome, over: before } = await saveTypedPrice(over, typed);
  if (outcome.kind !== 'saved') throw new Error(outcome.kind);
  return { before: before.product, now: outcome.product };
}

const CHANGED_AGAIN = { kind: 'unfit', text: 'El precio cambió otra vez: queda como está.' };

describe('undoing a price in the list [BUY-007]', () => {
  test('leaves the pack that somebody else saved while the price was open', async () => {
    const over = await opened();
    server.changedByOther({ bulkOffer: packOf(9500) });
    const change = await saved(over, '1.500');
    expect(server.prices()).toEqual({ price: pesos(1500), bulkOffer: packOf(9500) });
    expect(await putPriceBack(change)).toMatchObject({ kind: 'saved' });
    expect(server.prices()).toEqual({ price: pesos(1000), bulkOffer: packOf(9500) });
  });

  test.each([
    ['price', { price: pesos(1700) }],
    ['pack', { bulkOffer: packOf(9500) }],
    ['units of the pack', { bulkOffer: { ...packOf(9000), minimumUnits: 12 } }],
    ['pack, which is gone', { bulkOffer: null }],
  ])('is refused once somebody else changed the %s', async (_what, theirs) => {
    const change = await saved(await opened(), '1.500');
    server.changedByOther(theirs);
    const stored = server.prices();
    expect(await putPriceBack(change)).toEqual(CHANGED_AGAIN);
    expect(server.prices()).toEqual(stored);
  });

  test('puts the pack back that moved too', async () => {
    const change = await saved(await opened(), '1.500');
    const moved = await movePackToo(change);
    if (moved.kind !== 'saved') throw new Error(moved.kind);
    expect(server.prices()).toEqual({ price: pesos(1500), bulkOffer: packOf(13_500) });
    expect(await putPriceBack({ ...change, now: moved.product })).toMatchObject({ kind: 'saved' });
    expect(server.prices()).toEqual({ price: pesos(1000), bulkOffer: packOf(9000) });
  });
});

describe('a pack moves with its price in the list [BUY-007]', () => {
  test('from what somebody else saved while the price was open', async () => {
    const over = await opened();
    server.changedByOther({ bulkOffer: packOf(8000) });
    const change = await saved(over, '1.500');
    expect(await movePackToo(change)).toMatchObject({ kind: 'saved' });
    expect(server.prices()).toEqual({ price: pesos(1500), bulkOffer: packOf(12_000) });
  });

  test('unless somebody else changed it meanwhile', async () => {
    const change = await saved(await opened(), '1.500');
    server.changedByOther({ bulkOffer: packOf(9500) });
    expect(await movePackToo(change)).toEqual(CHANGED_AGAIN);
    expect(server.prices()).toEqual({ price: pesos(1500), bulkOffer: packOf(9500) });
  });
});

test('a price that somebody else changed while it was open is told, not overwritten [BUY-007]', async () => {
  const over = await opened();
  server.changedByOther({ price: pesos(1700) });
  const { outcome } = await saveTypedPrice(over, '1.500');
  expect(outcome).toMatchObject({ kind: 'stale', product: { price: pesos(1700) } });
  expect(server.prices().price).toBe(pesos(1700));
});
