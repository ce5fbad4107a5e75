import { createHash } from 'node:crypto';
import type { Context } from './context.ts';
import { Refusal } from './errors.ts';

/**
 * Claims an idempotency key in the caller's transaction and returns `null`, or returns the id that an earlier request
 * with this key made. Of simultaneous requests with one key the database lets one through; the others wait for its
 * transaction and then get its id (CHECKOUT-G10).
 * @throws Refusal 'key-reused' when the key came with a different request
 */
export async function claimIdempotencyKey(
  ctx: Context,
  { key, request, madeId }: { key: string; request: unknown; madeId: string },
): Promise<string | null> {
  const fingerprint = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const taken = await ctx.db
    .insertInto('idempotency_keys')
    .values({ key, fingerprint, made_id: madeId, created_at: ctx.now() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  if (taken !== undefined) return null;
  const earlier = await ctx.db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'made_id'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (earlier.fingerprint !== fingerprint) throw new Refusal('key-reused');
  return earlier.made_id;
}
