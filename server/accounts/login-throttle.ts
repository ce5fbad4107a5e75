import { sql } from 'kysely';
import type { Database } from '#server/db/connect.ts';
import { isSqlite } from '#server/db/is-sqlite.ts';
import { clientNetwork } from '#server/kernel/client-network.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { inTransaction } from '#server/kernel/transaction.ts';

const WINDOW_MS = 15 * 60 * 1000;
/** For one account from one network, from one known browser, or within its open sessions. */
const FAILURES_OF_ONE = 10;
const FAILURES_PER_NETWORK = 50;
/** From all networks together: 4,800 guesses a day are hopeless against twelve characters. */
const FAILURES_PER_ACCOUNT = 50;

/** Who tries to log in. A known browser and an open session have counters of their own, which no stranger can fill. */
export type Guesser =
  | { readonly email: string; readonly address: string }
  | { readonly device: string }
  | { readonly sessionsOf: string };

/** The stored counters of an attempt. */
type Counters = { readonly account_email: string; readonly address: string };

type Limit = {
  readonly limit: number;
  readonly counts: (failure: Counters) => boolean;
};

/**
 * Counts a login attempt as failed until `forgetAttempt` removes it, so a hundred guesses sent at once are a hundred
 * failures. Returns the attempt's id.
 * @throws Refusal 'too-many-logins' with `Retry-After` once the guesser has failed too often. A refused attempt is not
 * counted, so waiting helps.
 */
export async function beginAttempt(ctx: Context, guesser: Guesser): Promise<number> {
  const counters = countersOf(guesser);
  const now = ctx.now();
  // Failures dated in the future, by another process's clock, would lock out for longer than the window.
  await ctx.db.updateTable('login_failures').set({ failed_at: now }).where('failed_at', '>', now).execute();
  await ctx.db
    .deleteFrom('login_failures')
    .where('failed_at', '<=', now - WINDOW_MS)
    .execute();
  return inTransaction(ctx, async (ctx) => {
    await waitForEarlierAttempts(ctx.db);
    const { id } = await ctx.db
      .insertInto('login_failures')
      .values({ ...counters, failed_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    const wait = await waitBefore(ctx, counters, id);
    if (wait === 0) return id;
    throw new Refusal('too-many-logins', { headers: { 'retry-after': String(Math.ceil(wait / 1000)) } });
  });
}

/** On PostgreSQL an attempt with a lower id may not be committed yet, and nobody would count it. */
async function waitForEarlierAttempts(db: Database): Promise<void> {
  if (!isSqlite(db)) await sql`select pg_advisory_xact_lock(hashtext('login_failures'))`.execute(db);
}

export async function forgetAttempt(ctx: Context, id: number): Promise<void> {
  await ctx.db.deleteFrom('login_failures').where('id', '=', id).execute();
}

function countersOf(guesser: Guesser): Counters {
  if ('email' in guesser) return { account_email: guesser.email, address: clientNetwork(guesser.address) };
  // Emails are in lower case, so no typed email is one of these.
  const own = 'device' in guesser ? `DEVICE ${guesser.device}` : `SESSIONS ${guesser.sessionsOf}`;
  return { account_email: own, address: own };
}

/** How long this attempt has to wait, in ms; 0 when it may go on now. */
async function waitBefore(ctx: Context, counters: Counters, id: number): Promise<number> {
  const { account_email: account, address: network } = counters;
  const earlier = await ctx.db
    .selectFrom('login_failures')
    .select(['account_email', 'address', 'failed_at'])
    .where('id', '<', id)
    .where((eb) => eb.or([eb('account_email', '=', account), eb('address', '=', network)]))
    .orderBy('failed_at', 'desc')
    .execute();
  const isOfAccount = (failure: Counters) => failure.account_email === account;
  const isOfNetwork = (failure: Counters) => failure.address === network;
  const limits: Limit[] = [
    { limit: FAILURES_OF_ONE, counts: (failure) => isOfAccount(failure) && isOfNetwork(failure) },
    { limit: FAILURES_PER_ACCOUNT, counts: isOfAccount },
    { limit: FAILURES_PER_NETWORK, counts: isOfNetwork },
  ];
  const now = ctx.now();
  return Math.max(
    ...limits.map(({ limit, counts }) => waitUntilFewer(earlier.filter(counts), { limit, now })),
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
