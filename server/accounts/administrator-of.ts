import type { Administrator, Context } from '#server/context.ts';
import { sessionTokenHash } from './session-token.ts';

/** Whose open session a token stands for, or `null`. */
export async function administratorOf(
  { db, now }: Pick<Context, 'db' | 'now'>,
  token: string,
): Promise<Administrator | null> {
  const account = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(['accounts.id', 'accounts.email'])
    .where('sessions.token_hash', '=', sessionTokenHash(token))
    .where('sessions.expires_at', '>', now())
    .executeTakeFirst();
  return account === undefined ? null : { accountId: account.id, email: account.email };
}
