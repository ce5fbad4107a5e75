import { record } from '#server/audit/record.ts';
import type { Context } from '#server/kernel/context.ts';
import { sessionTokenHash } from '#server/kernel/session-token.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { endDevicesOf } from '#server/push/end-devices-of.ts';

/** Ends a session on the server, so its token is void (LOGIN-014). */
export async function logOut(ctx: Context, token: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    await ctx.db.deleteFrom('sessions').where('token_hash', '=', sessionTokenHash(token)).execute();
    await endDevicesOf(ctx.db, { sessionHash: sessionTokenHash(token) });
    if (ctx.actor !== null) await record(ctx, 'logged-out', {});
  });
}
