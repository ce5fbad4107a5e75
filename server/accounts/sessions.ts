import type { WireSession } from '#schemas/account-answers.ts';
import { record } from '#server/audit/record.ts';
import { assertAdministrator } from '#server/kernel/assert-administrator.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { sessionTokenHash } from '#server/kernel/session-token.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { endDevicesOf } from '#server/push/end-devices-of.ts';

/**
 * The acting administrator's open sessions, last used first. Each is identified by the hash of its token.
 * @param token of the present session
 */
export async function listSessions(ctx: Context, token: string): Promise<WireSession[]> {
  const { accountId } = assertAdministrator(ctx);
  const rows = await ctx.db
    .selectFrom('sessions')
    .select(['token_hash', 'created_at', 'last_seen_at', 'user_agent'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', ctx.now())
    .orderBy('last_seen_at', 'desc')
    .orderBy('token_hash')
    .execute();
  const own = sessionTokenHash(token);
  return rows.map((row) => ({
    _id: row.token_hash,
    since: new Date(row.created_at).toISOString(),
    lastSeen: new Date(row.last_seen_at).toISOString(),
    userAgent: row.user_agent,
    current: row.token_hash === own,
  }));
}

/** Ends one of the acting administrator's own sessions. @throws Refusal 'session-not-found' */
export async function endSession(ctx: Context, id: string): Promise<void> {
  const { accountId } = assertAdministrator(ctx);
  await inTransaction(ctx, async (ctx) => {
    const { numDeletedRows } = await ctx.db
      .deleteFrom('sessions')
      .where('account_id', '=', accountId)
      .where('token_hash', '=', id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw new Refusal('session-not-found');
    await endDevicesOf(ctx.db, { sessionHash: id });
    await record(ctx, 'session-ended', {});
  });
}

/** Ends the acting administrator's other sessions and returns their number. */
export async function endOtherSessions(ctx: Context, token: string): Promise<number> {
  const { accountId } = assertAdministrator(ctx);
  return inTransaction(ctx, async (ctx) => {
    const { numDeletedRows } = await ctx.db
      .deleteFrom('sessions')
      .where('account_id', '=', accountId)
      .where('token_hash', '!=', sessionTokenHash(token))
      .executeTakeFirstOrThrow();
    await endDevicesOf(ctx.db, { accountId, keptSessionHash: sessionTokenHash(token) });
    const count = Number(numDeletedRows);
    await record(ctx, 'other-sessions-ended', { count });
    return count;
  });
}
