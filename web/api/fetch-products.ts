import type { Product } from '#domain/products/product.ts';
import type { WireProduct } from '#schemas/product-answer.ts';
import { productFromWire } from '#schemas/wire/product.ts';
import { callApi } from './api-client.ts';

/** Keeps the address short enough for proxies. */
const IDS_PER_CALL = 100;

/** The visible products among `ids`, in any order; `null` without an answer. */
export async function fetchProducts(ids: readonly string[]): Promise<Product[] | null> {
  const batches = await Promise.all(batchesOf(ids).map(fetchBatch));
  const products = batches.filter((batch) => batch !== null).flat();
  return batches.includes(null) ? null : products;
}

/** Like `fetchProducts`, for one product that may be hidden; only administrators get it. */
export async function fetchHiddenProduct(id: string): Promise<Product[] | null> {
  try {
    const answer = await callApi<WireProduct>(`/items/${encodeURIComponent(id)}`);
    if (answer.ok) return [productFromWire(answer.data)];
    return answer.problem.status === 404 ? [] : null;
  } catch {
    return null;
  }
}

async function fetchBatch(ids: readonly string[]): Promise<Product[] | null> {
  try {
    const answer = await callApi<WireProduct[]>(`/items?${new URLSearchParams({ ids: ids.join(',') })}`);
    return answer.ok ? answer.data.map(productFromWire) : null;
  } catch {
    return null;
  }
}

function batchesOf(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / IDS_PER_CALL);
  return Array.from({ length: count }, (_, batch) =>
    ids.slice(batch * IDS_PER_CALL, (batch + 1) * IDS_PER_CALL),
  );
}
