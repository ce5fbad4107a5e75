import type { ChosenProduct, WireProductAction } from '#schemas/product-action.ts';
import type { WireProductActionDone, WireProductActionUndone } from '#schemas/product-action-answers.ts';
import { callAdminApi } from '#web/admin/call-admin-api.ts';
import { nullIfUnreachable } from '#web/admin/null-if-unreachable.ts';
import { hasKeys } from '#web/admin/promised-shape.ts';
import { forgetKey, idempotencyKeyFor } from '#web/api/saved-key.ts';

/** What is done with the chosen products, without them. */
export type ChosenAction = Pick<WireProductAction, 'action' | 'value'>;

type Answer<Done> =
  | { readonly kind: 'done'; readonly done: Done }
  /** Nothing was changed; the text is the server's. */
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'unreachable' };

/** The key makes a repeat after a lost answer safe. */
export async function actOnProducts(
  products: readonly ChosenProduct[],
  action: ChosenAction,
): Promise<Answer<WireProductActionDone>> {
  const body: WireProductAction = { ...action, ids: [...products] };
  const headers = { 'idempotency-key': idempotencyKeyFor('product-action', JSON.stringify(body)) };
  const answer = await post<WireProductActionDone>('/items/actions', { body, headers });
  if (answer.kind !== 'unreachable') forgetKey('product-action');
  return answer;
}

export function undoProductAction(id: string): Promise<Answer<WireProductActionUndone>> {
  return post(`/items/actions/${encodeURIComponent(id)}/undo`, {});
}

async function post<Done>(
  path: string,
  request: { body?: object; headers?: Record<string, string> },
): Promise<Answer<Done>> {
  const answer = await nullIfUnreachable(() =>
    callAdminApi<Done>(path, { method: 'POST', isPromised: hasKeys('changed', 'undo'), ...request }),
  );
  if (answer === null) return { kind: 'unreachable' };
  if (answer.ok) return { kind: 'done', done: answer.data };
  const { detail, title } = answer.problem;
  return { kind: 'refused', text: detail ?? title };
}
