import { SHOP_DAY_MS } from '#domain/time/shop-days.ts';
import { breathsBetween } from '#server/kernel/breathe.ts';
import type { Context } from '#server/kernel/context.ts';

/** A browser sends an order that waited for the network within days. */
export const IDEMPOTENCY_KEY_DAYS = 90;

/** So many go at once, before others get the thread. */
const PIECE = 1000;

/** Removes the idempotency keys that no client repeats any more. What they made stays. */
export async function removeOldKeys({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const until = now() - IDEMPOTENCY_KEY_DAYS * SHOP_DAY_MS;
  const letPass = breathsBetween();
  for (let removed = PIECE; removed === PIECE; ) {
    const old = db.selectFrom('idempotency_keys').select('key').where('created_at', '<', until).limit(PIECE);
    const { numDeletedRows } = await db
      .deleteFrom('idempotency_keys')
      .where('key', 'in', old)
      .executeTakeFirstOrThrow();
    removed = Number(numDeletedRows);
    await letPass();
  }
}
