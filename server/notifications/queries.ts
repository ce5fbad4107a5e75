import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Database } from '#server/db/connect.ts';
import type { Schema } from '#server/db/schema.ts';
import type { NoticeRow } from '#server/db/tables/process-tables.ts';
import { MAX_RETRY_DELAY_MS } from './retry-delay.ts';

/** The latest end of a lease from now, in ms: twice a sender's lease, because clocks differ a little. */
const MAX_LEASE_MS = 240_000;

/** A notice that a sender has leased, identified by `leased_until`. */
export type Claim = Pick<NoticeRow, 'id' | 'leased_until'>;

/** Leases the oldest due notice, or returns `null` when none is due. */
export async function claimNotice(
  db: Database,
  { now, leasedUntil }: { now: number; leasedUntil: number },
): Promise<NoticeRow | null> {
  for (;;) {
    const due = await db
      .selectFrom('outbox')
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
        .updateTable('outbox')
        .set({ leased_until: leasedUntil })
        .where('id', '=', id)
        .where((eb) => isDue(eb, now))
        .returningAll()
        .executeTakeFirst();
      if (row !== undefined) return row;
    }
  }
}

/** Stores an attempt's outcome and releases the notice. It does nothing when another sender has the lease by now. */
export async function settleNotice(
  db: Database,
  { id, leased_until }: Claim,
  outcome: Partial<Pick<NoticeRow, 'sent_at' | 'failed_at' | 'attempts' | 'next_attempt_at' | 'last_error'>>,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ ...outcome, leased_until: null })
    .where('id', '=', id)
    .where('leased_until', '=', leased_until)
    .execute();
}

/** How many order copies were sent to an address since a time. */
export async function countCopies(
  db: Database,
  { email, since }: { email: string; since: number },
): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .innerJoin('orders', 'orders.id', 'outbox.subject_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('outbox.recipient', '=', 'shopper')
    .where('outbox.sent_at', '>', since)
    .where('orders.email', '=', email)
    .executeTakeFirstOrThrow();
  return count;
}

/** Removes a notice whose subject is gone. */
export async function dropNotice(db: Database, id: number): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}

/** A notice with its order, if it concerns one. */
export type ListedNotice = NoticeRow & {
  readonly order_id: string | null;
  readonly order_number: number | null;
};

/** Unsent notices, oldest first; `isFailing` keeps only those with a failed attempt. */
export async function findUnsent(
  db: Database,
  { isFailing, limit, offset }: { isFailing: boolean; limit: number; offset: number },
): Promise<ListedNotice[]> {
  return unsent(db, isFailing)
    .leftJoin('quote_questions', 'quote_questions.id', 'outbox.subject_id')
    .leftJoin('quotes', (join) =>
      join.on(({ eb, fn, ref }) =>
        eb('quotes.id', '=', fn.coalesce(ref('quote_questions.quote_id'), ref('outbox.subject_id'))),
      ),
    )
    .leftJoin('orders', (join) =>
      join.on(({ eb, fn, ref }) =>
        eb('orders.id', '=', fn.coalesce(ref('quotes.order_id'), ref('outbox.subject_id'))),
      ),
    )
    .selectAll('outbox')
    .select(['orders.id as order_id', 'orders.number as order_number'])
    .orderBy('outbox.id')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countUnsent(db: Database, isFailing: boolean): Promise<number> {
  const { count } = await unsent(db, isFailing)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Resets unsent notices, so they are due at once: all failed ones, or one by its id. */
export async function requeueNotices(
  db: Database,
  { id, now }: { id: number | null; now: number },
): Promise<NoticeRow[]> {
  let query = db
    .updateTable('outbox')
    .set({ attempts: 0, next_attempt_at: now, failed_at: null })
    .where('sent_at', 'is', null);
  query = id === null ? query.where('last_error', 'is not', null) : query.where('id', '=', id);
  return query.returningAll().execute();
}

export async function pruneNotices(
  db: Database,
  { sentBefore, failedBefore }: { sentBefore: number; failedBefore: number },
): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where((eb) => eb.or([eb('sent_at', '<', sentBefore), eb('failed_at', '<', failedBefore)]))
    .execute();
}

function unsent(db: Database, isFailing: boolean) {
  const query = db.selectFrom('outbox').where('outbox.sent_at', 'is', null);
  return isFailing ? query.where('outbox.last_error', 'is not', null) : query;
}

/** A due time too far in the future comes from a clock that was set back since, so such a notice is due too. */
function isDue(eb: ExpressionBuilder<Schema, 'outbox'>, now: number): Expression<SqlBool> {
  return eb.and([
    eb('sent_at', 'is', null),
    eb('failed_at', 'is', null),
    eb.or([eb('next_attempt_at', '<=', now), eb('next_attempt_at', '>', now + MAX_RETRY_DELAY_MS)]),
    eb.or([
      eb('leased_until', 'is', null),
      eb('leased_until', '<=', now),
      eb('leased_until', '>', now + MAX_LEASE_MS),
    ]),
  ]);
}
