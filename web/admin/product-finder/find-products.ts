import type { WireProduct } from '#schemas/product-answer.ts';
import { productFromWire } from '#schemas/wire/product.ts';
import { callAdminApi } from '../call-admin-api.ts';
import { nullIfUnreachable } from '../null-if-unreachable.ts';
import { isList } from '../promised-shape.ts';
import type { FoundProducts } from './meant-product.ts';

/** How many products are offered at once. */
const OFFERED = 8;

/** The products with this code, else those whose words match, hidden ones too; `null` without an answer. */
export function findProducts(text: string, signal?: AbortSignal): Promise<FoundProducts | null> {
  return asked({ q: text }, signal);
}

/** Where none is found, those that the text means as people type it: to choose from, because a guess is no code. */
export function findNearProducts(text: string, signal: AbortSignal): Promise<FoundProducts | null> {
  return asked({ q: text, near: '1' }, signal);
}

async function asked(query: Record<string, string>, signal?: AbortSignal): Promise<FoundProducts | null> {
  const search = new URLSearchParams({ ...query, hidden: '1', page: '1', size: `${OFFERED}` });
  const request = { isPromised: isList, ...(signal && { signal }) };
  const answer = await nullIfUnreachable(() => callAdminApi<WireProduct[]>(`/items?${search}`, request));
  if (!answer?.ok) return null;
  return {
    products: answer.data.map(productFromWire),
    total: Number(answer.headers.get('x-total-count')),
  };
}
