import type { Context } from '#server/context.ts';
import type { NoticeRow } from '#server/db/schema.ts';

type News = {
  readonly kind: NoticeRow['kind'];
  readonly subjectId: string;
  /** Each is told by a notice of its own: what happens to one changes nothing for the other. */
  readonly recipients: readonly NoticeRow['recipient'][];
};

/**
 * Notes, in the caller's transaction, that somebody is to be told: the note is kept exactly when the fact is.
 * Where nobody is told by mail there is nothing to note.
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
