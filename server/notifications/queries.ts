import type { Database } from '#server/db/connect.ts';
import type { NoticeRow } from '#server/db/tables/process-tables.ts';

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
