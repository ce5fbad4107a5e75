import type { Context } from '#server/context.ts';

/** Notes, in the caller's transaction, that somebody is to be told: the note is kept exactly when the fact is. */
export async function addToOutbox(
  ctx: Context,
  { kind, subjectId }: { kind: 'order-placed' | 'message-received'; subjectId: string },
): Promise<void> {
  const now = ctx.now();
  await ctx.db
    .insertInto('outbox')
    .values({
      kind,
      subject_id: subjectId,
      created_at: now,
      sent_at: null,
      attempts: 0,
      next_attempt_at: now,
    })
    .execute();
}
