import type { Database } from '#server/db/connect.ts';

/** Ends a subscription that its push service no longer knows, with all that waits for it. */
export async function dropSubscription(db: Database, id: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).execute();
}

/** A device with the present role of its account. */
export async function findSubscription(db: Database, id: string) {
  const row = await db
    .selectFrom('push_subscriptions')
    .innerJoin('accounts', 'accounts.id', 'push_subscriptions.account_id')
    .selectAll('push_subscriptions')
    .select('accounts.role')
    .where('push_subscriptions.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}
