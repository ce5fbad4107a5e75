import type { Order } from '#domain/orders/order.ts';
import type { Context } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { findOrder } from './queries.ts';

/**
 * Takes a key for a new order, or returns the order that took it before. Of many requests with one key the database
 * lets one through; the others wait for its transaction and then find its order (CHECKOUT-G10).
 * @throws Refusal 'key-reused' when the key came with another body
 */
export async function claimIdempotencyKey(
  ctx: Context,
  claim: { key: string; fingerprint: string; orderId: string },
): Promise<Order | null> {
  const taken = await ctx.db
    .insertInto('idempotency_keys')
    .values({
      key: claim.key,
      fingerprint: claim.fingerprint,
      order_id: claim.orderId,
      created_at: ctx.now(),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  if (taken !== undefined) return null;
  const earlier = await ctx.db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'order_id'])
    .where('key', '=', claim.key)
    .executeTakeFirstOrThrow();
  if (earlier.fingerprint !== claim.fingerprint) throw new Refusal('key-reused');
  return findOrder(ctx.db, earlier.order_id);
}
