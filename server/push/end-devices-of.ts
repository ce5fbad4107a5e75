import type { Database } from '#server/db/connect.ts';

/** A session that was logged out, or all of an account's but one. A session that runs out ends no notifications. */
type Ended =
  | { readonly sessionHash: string }
  | { readonly accountId: string; readonly keptSessionHash: string | null };

/** Ends the notifications of browsers whose sessions are ended, in the same transaction. */
export async function endDevicesOf(db: Database, ended: Ended): Promise<void> {
  const all = db.deleteFrom('push_subscriptions');
  if ('sessionHash' in ended) {
    await all.where('session_hash', '=', ended.sessionHash).execute();
    return;
  }
  const ofAccount = all.where('account_id', '=', ended.accountId);
  const { keptSessionHash } = ended;
  await (keptSessionHash === null
    ? ofAccount
    : ofAccount.where('session_hash', '!=', keptSessionHash)
  ).execute();
}
