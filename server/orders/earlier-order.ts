import type { Context } from '#server/kernel/context.ts';
import { claimIdempotencyKey } from '#server/kernel/idempotency.ts';
import { orderLinkToken, type PlacedOrder } from './order-link.ts';
import { findOrder } from './queries.ts';

type Repeatable = {
  /** `null` when the request came without one: then it is always a new one. */
  readonly idempotencyKey: string | null;
  /** The request as sent. */
  readonly request: unknown;
  /** The id that the order gets if it is new. */
  readonly orderId: string;
};

/**
 * The order that an earlier request with this key placed. For a new request it is `null`, and the key is claimed in the
 * caller's transaction.
 * @throws Refusal 'key-reused'
 */
export async function earlierOrder(
  ctx: Context,
  { idempotencyKey: key, request, orderId }: Repeatable,
): Promise<PlacedOrder | null> {
  if (key === null) return null;
  const earlierId = await claimIdempotencyKey(ctx, { key, request, madeId: orderId });
  const order = earlierId === null ? null : await findOrder(ctx, earlierId);
  return order && { ...order, linkToken: await orderLinkToken(ctx, order.id) };
}
