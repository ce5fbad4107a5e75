import { record } from '#server/audit/record.ts';
import type { Administrator, Context } from '#server/kernel/context.ts';
import { createSessionToken, sessionTokenHash } from '#server/kernel/session-token.ts';
import { SESSION_SECONDS } from './session-cookie.ts';

/** How much of a browser's user agent is stored: enough to recognise it in the list of sessions. */
const MAX_USER_AGENT_LENGTH = 400;

/** Opens a session in the caller's transaction and returns its token. The database keeps only a hash of it. */
export async function openSession(
  ctx: Context,
  { administrator, userAgent }: { administrator: Administrator; userAgent: string },
): Promise<string> {
  const token = createSessionToken();
  const now = ctx.now();
  await ctx.db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await ctx.db
    .insertInto('sessions')
    .values({
      token_hash: sessionTokenHash(token),
      account_id: administrator.accountId,
      created_at: now,
      expires_at: now + SESSION_SECONDS * 1000,
      last_seen_at: now,
      user_agent: userAgent.slice(0, MAX_USER_AGENT_LENGTH),
    })
    .execute();
  await record({ ...ctx, actor: administrator }, 'logged-in', {});
  return token;
}
