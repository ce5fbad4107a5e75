import { createHash } from 'node:crypto';
import type { Context } from './context.ts';
import { Refusal } from './errors.ts';

type Claim = { readonly key: string; readonly request: unknown; readonly madeId: string };

/**
 * Claims an idempotency key in the caller's transaction and returns `null`, or returns the id that an earlier request
 * with this key made. Of simultaneous requests with one key the database lets one through; the others wait for its
 * transaction and then get its id (CHECKOUT-G10).
 * @throws Refusal 'key-reused' when the key came with a different request
 */
export async function claimIdempotencyKey(
  ctx: Context,
  { key, request, madeId }: Claim,
): Promise<string | null> {
  const taken = await ctx.db
    .insertInto('idempotency_keys')
    .values({ key, fingerprint: fingerprintOf(request), made_id: madeId, created_at: ctx.now() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return taken === undefined ? idWithKey(ctx, { key, request }) : null;
}

/**
 * The id that an earlier request with this key made, or `null`.
 * @throws Refusal 'key-reused' when the key came with a different request
 */
export async function idWithKey(
  ctx: Context,
  { key, request }: Pick<Claim, 'key' | 'request'>,
): Promise<string | null> {
  const earlier = await ctx.db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'made_id'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (earlier === undefined) return null;
  if (earlier.fingerprint !== fingerprintOf(request)) throw new Refusal('key-reused');
  return earlier.made_id;
}

function fingerprintOf(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}
