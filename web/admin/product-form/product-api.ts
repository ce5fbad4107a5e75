import type { Product } from '#domain/products/product.ts';
import type { WireProduct } from '#schemas/product-answer.ts';
import { productFromWire } from '#schemas/wire/product.ts';
import type { ApiProblem } from '#web/api/api-client.ts';
import { forgetKey, idempotencyKeyFor } from '#web/api/saved-key.ts';
import { callAdminApi } from '../call-admin-api.ts';
import { nullIfUnreachable } from '../null-if-unreachable.ts';
import { hasId, hasKeys } from '../promised-shape.ts';
import type { ProductInput } from './product-input.ts';

/** A product with the version that a save must send. */
export type VersionedProduct = { readonly product: Product; readonly version: string };

export type SaveOutcome = ({ readonly kind: 'saved' } & VersionedProduct) | SaveFailure;

type SaveFailure =
  /** Another administrator saved first: the present product. */
  | ({ readonly kind: 'stale' } & VersionedProduct)
  | { readonly kind: 'refused'; readonly problem: ApiProblem }
  | { readonly kind: 'unreachable' };

export async function fetchProduct(id: string): Promise<VersionedProduct | null> {
  const answer = await nullIfUnreachable(() =>
    callAdminApi<WireProduct>(pathOf(id), { isPromised: hasId(id) }),
  );
  if (!answer?.ok) return null;
  return { product: productFromWire(answer.data), version: answer.headers.get('etag') ?? '*' };
}

/** Saves only over the version that the editor began from (PRODADM-013). Only a 200 is a success (API-006). */
export async function saveProduct(
  id: string,
  { input, version }: { input: ProductInput; version: string },
): Promise<SaveOutcome> {
  const headers = { 'if-match': version };
  const answer = await nullIfUnreachable(() =>
    callAdminApi<WireProduct>(pathOf(id), { method: 'PUT', body: input, headers, isPromised: hasId(id) }),
  );
  if (answer === null) return { kind: 'unreachable' };
  const present = answer.headers.get('etag') ?? '*';
  if (answer.ok) return { kind: 'saved', product: productFromWire(answer.data), version: present };
  const { problem } = answer;
  if (!isStale(problem)) return { kind: 'refused', problem };
  return { kind: 'stale', product: productFromWire(problem.current), version: present };
}

/** The key makes a repeat after a lost answer safe: it creates no second product. */
export async function createProduct(input: ProductInput): Promise<{ readonly kind: 'saved' } | SaveFailure> {
  const headers = { 'idempotency-key': idempotencyKeyFor('product', JSON.stringify(input)) };
  const answer = await nullIfUnreachable(() =>
    callAdminApi('/items', {
      method: 'POST',
      body: input,
      headers,
      success: 201,
      isPromised: hasKeys('_id'),
    }),
  );
  if (answer === null) return { kind: 'unreachable' };
  if (!answer.ok) return { kind: 'refused', problem: answer.problem };
  forgetKey('product');
  return { kind: 'saved' };
}

/** These calls return whether they succeeded (PRODADM-010). */
export function hideProduct(id: string, isHidden: boolean): Promise<boolean> {
  const request = { method: 'PUT', body: { filter: isHidden }, isPromised: hasId(id) } as const;
  return isDone(`/showhideitem/${encodeURIComponent(id)}`, request);
}

export function setSoldOut(id: string, soldOut: boolean): Promise<boolean> {
  return isDone(`${pathOf(id)}/availability`, { method: 'PUT', body: { soldOut }, isPromised: hasId(id) });
}

export type SoldOutChange = {
  /** The variants that were sold out before. */
  readonly before: readonly string[];
  readonly after: VersionedProduct;
};

/**
 * Changes which variants of the product are sold out, over whatever else was saved meanwhile.
 * `null` when it could not be stored.
 */
export async function changeSoldOutVariants(
  { product, version }: VersionedProduct,
  change: (soldOut: readonly string[]) => readonly string[],
): Promise<SoldOutChange | null> {
  const before = product.soldOutVariants;
  const answer = await nullIfUnreachable(() =>
    callAdminApi<WireProduct>(`${pathOf(product.id)}/availability`, {
      method: 'PUT',
      body: { variants: change(before) },
      headers: { 'if-match': version },
      isPromised: hasId(product.id),
    }),
  );
  if (answer === null) return null;
  const present = answer.headers.get('etag') ?? '*';
  if (answer.ok) return { before, after: { product: productFromWire(answer.data), version: present } };
  const { problem } = answer;
  if (!isStale(problem)) return null;
  return changeSoldOutVariants({ product: productFromWire(problem.current), version: present }, change);
}

export function deleteProduct(id: string): Promise<boolean> {
  return isDone(pathOf(id), { method: 'DELETE', success: 204 });
}

export function restoreProduct(id: string): Promise<boolean> {
  return isDone(`${pathOf(id)}/restore`, { method: 'POST', isPromised: hasId(id) });
}

async function isDone(path: string, request: Parameters<typeof callAdminApi>[1]): Promise<boolean> {
  const answer = await nullIfUnreachable(() => callAdminApi(path, request));
  return answer?.ok === true;
}

function pathOf(id: string): string {
  return `/items/${encodeURIComponent(id)}`;
}

type StaleProblem = ApiProblem & { readonly current: WireProduct };

/** Safe because the server sends the present product with this code alone. */
function isStale(problem: ApiProblem): problem is StaleProblem {
  return problem.code === 'stale-version' && 'current' in problem;
}
