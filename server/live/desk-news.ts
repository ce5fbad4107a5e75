import type { WireDeskNews } from '#schemas/news-answer.ts';
import type { Database } from '#server/db/connect.ts';
import { assertAdministrator } from '#server/kernel/assert-administrator.ts';
import type { Context } from '#server/kernel/context.ts';
import { readCounters } from '#server/kernel/watch-changes.ts';
import { countMessages } from '#server/messages/queries.ts';
import { countUnsent } from '#server/notifications/queries.ts';
import { countByStatus } from '#server/orders/queries.ts';
import { countWaitingReceipts } from '#server/payments/queries.ts';
import { openWithdrawals } from '#server/withdrawals/queries.ts';

/** The present counts of orders, messages and notices, with the role of the administrator who asks. */
export async function deskNews(ctx: Context): Promise<WireDeskNews> {
  const { role } = assertAdministrator(ctx);
  return { role, ...(await readDeskCounts(ctx.db)) };
}

/** Revisions are read before counts: a change in between is reported again, never missed. */
export async function readDeskCounts(db: Database): Promise<Omit<WireDeskNews, 'role'>> {
  const counters = await readCounters(db);
  const revisionOf = (...names: Parameters<typeof counters.get>[0][]) =>
    names.reduce((sum, name) => sum + (counters.get(name) ?? 0), 0);
  const receipts = await countWaitingReceipts(db);
  return {
    orders: {
      revision: revisionOf('order-number', 'order-changes'),
      byStatus: await countByStatus(db),
    },
    messages: {
      revision: revisionOf('message-changes'),
      unread: await countMessages(db, { words: [], isUnread: true }),
    },
    withdrawals: {
      revision: revisionOf('withdrawal-changes'),
      pending: (await openWithdrawals(db)).count,
    },
    notices: { failing: await countUnsent(db, true) },
    ...(receipts > 0 && { receipts: { waiting: receipts } }),
  };
}
