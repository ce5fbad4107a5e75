import type { Administrator, Context } from '#server/context.ts';
import { sessionTokenHash } from './session-token.ts';

/** Often enough to recognise a session by, and seldom enough to cost nothing. */
const SEEN_EVERY_MS = 60_000;

/** Whose open session a token stands for, or `null`. That it was used is noted once a minute. */
export async function administratorOf(
  { db, now }: Pick<Context, 'db' | 'now'>,
  token: string,
): Promise<Administrator | null> {
  const tokenHash = sessionTokenHash(token);
  const session = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(['accounts.id', 'accounts.email', 'sessions.last_seen_at'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now())
    .executeTakeFirst();
  if (session === undefined) return null;
  if (now() - session.last_seen_at >= SEEN_EVERY_MS) await noteSeen({ db, now }, tokenHash);
  return { accountId: session.id, email: session.email };
}

async function noteSeen({ db, now }: Pick<Context, 'db' | 'now'>, tokenHash: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now() })
    .where('token_hash', '=', tokenHash)
    .execute()
    // A disk that takes nothing more must not keep an administrator from reading.
    .catch(() => undefined);
}
