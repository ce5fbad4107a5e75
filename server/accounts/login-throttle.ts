import type { Context } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { clientNetwork } from '#server/http/client-network.ts';

const WINDOW_MS = 15 * 60 * 1000;
const FAILURES_PER_ACCOUNT = 10;
const FAILURES_PER_ADDRESS = 50;

type Attempt = { readonly email: string; readonly address: string };

/**
 * Counts a login attempt as failed until `forgetAttempt` removes it, so a hundred guesses sent at once are a hundred
 * failures. Returns the attempt's id.
 * @throws Refusal 'too-many-logins' with `Retry-After` once an account or an address has failed too often. A refused
 * attempt is not counted, so waiting helps.
 */
export async function beginAttempt(ctx: Context, { email, address }: Attempt): Promise<number> {
  const attempt = { email, address: clientNetwork(address) };
  const now = ctx.now();
  // Failures dated in the future, by another process's clock, would lock out for longer than the window.
  await ctx.db.updateTable('login_failures').set({ failed_at: now }).where('failed_at', '>', now).execute();
  await ctx.db
    .deleteFrom('login_failures')
    .where('failed_at', '<=', now - WINDOW_MS)
    .execute();
  const { id } = await ctx.db
    .insertInto('login_failures')
    .values({ account_email: attempt.email, address: attempt.address, failed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const wait = await waitBefore(ctx, attempt, id);
  if (wait === 0) return id;
  await forgetAttempt(ctx, id);
  throw new Refusal('too-many-logins', { headers: { 'retry-after': String(Math.ceil(wait / 1000)) } });
}

export async function forgetAttempt(ctx: Context, id: number): Promise<void> {
  await ctx.db.deleteFrom('login_failures').where('id', '=', id).execute();
}

/** How long this attempt has to wait, in ms; 0 when it may go on now. */
async function waitBefore(ctx: Context, { email, address }: Attempt, id: number): Promise<number> {
  const earlier = await ctx.db
    .selectFrom('login_failures')
    .select(['account_email', 'address', 'failed_at'])
    .where('id', '<', id)
    .where((eb) => eb.or([eb('account_email', '=', email), eb('address', '=', address)]))
    .orderBy('failed_at', 'desc')
    .execute();
  const now = ctx.now();
  return Math.max(
    waitUntilFewer(
      earlier.filter((failure) => failure.account_email === email),
      { limit: FAILURES_PER_ACCOUNT, now },
    ),
    waitUntilFewer(
      earlier.filter((failure) => failure.address === address),
      { limit: FAILURES_PER_ADDRESS, now },
    ),
  );
}

/** @param failures newest first */
function waitUntilFewer(
  failures: readonly { failed_at: number }[],
  { limit, now }: { limit: number; now: number },
): number {
  const decisive = failures[limit - 1];
  return decisive === undefined ? 0 : Math.max(0, decisive.failed_at + WINDOW_MS - now);
}
