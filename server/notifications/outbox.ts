import type { NoticeRow } from '#server/db/tables/process-tables.ts';
import type { Context } from '#server/kernel/context.ts';

type News = {
  readonly kind: NoticeRow['kind'];
  readonly subjectId: string;
  /** Each recipient has a notice of its own, sent independently. */
  readonly recipients: readonly NoticeRow['recipient'][];
};

/**
 * Adds a notice in the caller's transaction, so it is stored exactly when its order or message is. A shop without mail
 * adds none.
 */
export async function addToOutbox(ctx: Context, { kind, subjectId, recipients }: News): Promise<void> {
  if (!ctx.tellsByMail) return;
  const now = ctx.now();
  await ctx.db
    .insertInto('outbox')
    .values(
      recipients.map((recipient) => ({
        kind,
        recipient,
        subject_id: subjectId,
        created_at: now,
        attempts: 0,
        next_attempt_at: now,
        leased_until: null,
        last_error: null,
        sent_at: null,
        failed_at: null,
      })),
    )
    .execute();
}
