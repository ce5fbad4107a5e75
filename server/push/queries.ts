import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Database } from '#server/db/connect.ts';
import type { Schema } from '#server/db/schema.ts';
import type { PushNoticeRow } from '#server/db/tables/push-tables.ts';
import { MAX_RETRY_DELAY_MS } from '#server/notifications/retry-delay.ts';

/** The latest end of a lease from now, in ms: twice a sender's lease, because clocks differ a little. */
const MAX_LEASE_MS = 120_000;

/** Leases the oldest due notification, or returns `null` when none is due. */
export async function claimPush(
  db: Database,
  { now, leasedUntil }: { now: number; leasedUntil: number },
): Promise<PushNoticeRow | null> {
  for (;;) {
    const due = await db
      .selectFrom('push_outbox')
      .select('id')
      .where((eb) => isDue(eb, now))
      .orderBy('next_attempt_at')
      .orderBy('id')
      .limit(5)
      .execute();
    if (due.length === 0) return null;
    for (const { id } of due) {
      // One statement checks and leases, because another process can be faster.
      const row = await db
        .updateTable('push_outbox')
        .set({ leased_until: leasedUntil })
        .where('id', '=', id)
        .where((eb) => isDue(eb, now))
        .returningAll()
        .executeTakeFirst();
      if (row !== undefined) return row;
    }
  }
}

/** Removes a notification that was sent or given up, unless another sender has the lease by now. */
export async function dropPush(db: Database, { id, leased_until }: PushNoticeRow): Promise<void> {
  await db.deleteFrom('push_outbox').where('id', '=', id).where('leased_until', '=', leased_until).execute();
}

/** Releases a notification for a later attempt. */
export async function postponePush(
  db: Database,
  { id, leased_until }: PushNoticeRow,
  outcome: Pick<PushNoticeRow, 'attempts' | 'next_attempt_at'>,
): Promise<void> {
  await db
    .updateTable('push_outbox')
    .set({ ...outcome, leased_until: null })
    .where('id', '=', id)
    .where('leased_until', '=', leased_until)
    .execute();
}

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

/** A due time too far in the future comes from a clock that was set back since, so such a notification is due too. */
function isDue(eb: ExpressionBuilder<Schema, 'push_outbox'>, now: number): Expression<SqlBool> {
  return eb.and([
    eb.or([eb('next_attempt_at', '<=', now), eb('next_attempt_at', '>', now + MAX_RETRY_DELAY_MS)]),
    eb.or([
      eb('leased_until', 'is', null),
      eb('leased_until', '<=', now),
      eb('leased_until', '>', now + MAX_LEASE_MS),
    ]),
  ]);
}
