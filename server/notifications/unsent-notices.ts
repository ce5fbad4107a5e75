import type { NoticeRow } from '#server/db/tables/process-tables.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { nextNumber } from '#server/kernel/counters.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { countUnsent, findUnsent, type ListedNotice, requeueNotices } from './queries.ts';

/** A page of unsent notices, oldest first, and their number. `page` counts from 1. */
export async function listUnsentNotices(
  ctx: Context,
  { isFailing, page, size }: { isFailing: boolean; page: number; size: number },
): Promise<{ notices: ListedNotice[]; total: number }> {
  assertMay(ctx, 'messages');
  const total = await countUnsent(ctx.db, isFailing);
  const notices = await findUnsent(ctx.db, { isFailing, limit: size, offset: (page - 1) * size });
  return { notices, total };
}

/** Retries an unsent notice now. @throws Refusal 'notice-not-found' for an unknown or sent one */
export async function retryNotice(ctx: Context, id: number): Promise<NoticeRow> {
  assertMay(ctx, 'messages');
  const [notice] = await requeue(ctx, id);
  if (notice === undefined) throw new Refusal('notice-not-found');
  return notice;
}

/** Retries all failed notices now; returns their number. */
export async function retryNotices(ctx: Context): Promise<number> {
  assertMay(ctx, 'messages');
  return (await requeue(ctx, null)).length;
}

function requeue(ctx: Context, id: number | null): Promise<NoticeRow[]> {
  return inTransaction(ctx, async (ctx) => {
    const notices = await requeueNotices(ctx.db, { id, now: ctx.now() });
    if (notices.length > 0) await nextNumber(ctx, 'notice-retries');
    return notices;
  });
}
