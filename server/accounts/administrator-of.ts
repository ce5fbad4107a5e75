import type { Administrator, Context } from '#server/kernel/context.ts';
import { sessionTokenHash } from '#server/kernel/session-token.ts';

/** The list of sessions needs no finer time, and one write a minute costs nothing. */
const SEEN_EVERY_MS = 60_000;

/** The administrator of a session token, or `null`. The time of last use is stored once a minute. */
export async function administratorOf(
  { db, now }: Pick<Context, 'db' | 'now'>,
  token: string,
): Promise<Administrator | null> {
  const tokenHash = sessionTokenHash(token);
  const session = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(['accounts.id', 'accounts.email', 'accounts.role', 'sessions.last_seen_at'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now())
    .executeTakeFirst();
  if (session === undefined) return null;
  if (now() - session.last_seen_at >= SEEN_EVERY_MS) await noteSeen({ db, now }, tokenHash);
  return { accountId: session.id, email: session.email, role: session.role };
}

async function noteSeen({ db, now }: Pick<Context, 'db' | 'now'>, tokenHash: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now() })
    .where('token_hash', '=', tokenHash)
    .execute()
    // On a full disk an administrator can still read.
    .catch(() => undefined);
}
