import type { BriefProduct } from '#domain/products/product.ts';
import { briefProductFromWire, type WireBriefProduct } from '#schemas/wire/brief-product.ts';
import { callAdminApi } from '../call-admin-api.ts';
import { nullIfUnreachable } from '../null-if-unreachable.ts';
import { isList } from '../promised-shape.ts';
import { itemsFilter, itemsSearch, type ProductsQuery } from './products-query.ts';

export type ProductsPage = {
  readonly products: readonly BriefProduct[];
  /** The number of matches over all pages. */
  readonly total: number;
};

/** `null` without an answer. */
export async function fetchProducts(query: ProductsQuery, size: number): Promise<ProductsPage | null> {
  const path = `/items${itemsSearch(query, size)}`;
  const answer = await nullIfUnreachable(() =>
    callAdminApi<WireBriefProduct[]>(path, { isPromised: isList }),
  );
  if (!answer?.ok) return null;
  return {
    products: answer.data.map(briefProductFromWire),
    total: Number(answer.headers.get('x-total-count')),
  };
}

/** The ids of all products of a query, over all its pages; `null` without an answer. */
export async function fetchFoundIds(query: ProductsQuery): Promise<readonly string[] | null> {
  const path = `/items/ids?${new URLSearchParams(itemsFilter(query))}`;
  const answer = await nullIfUnreachable(() => callAdminApi<string[]>(path, { isPromised: isList }));
  return answer?.ok ? answer.data : null;
}
