import { mayDo, type Role } from '#domain/accounts/roles.ts';
import type { PushNoticeRow } from '#server/db/tables/push-tables.ts';
import type { Context } from '#server/kernel/context.ts';
import type { ChangeWatch } from '#server/kernel/watch-changes.ts';
import { leasedQueue } from '#server/queues/leased-queue.ts';
import { retryDelayMs } from '#server/queues/retry-delay.ts';
import { type QueueSender, startQueueSender } from '#server/queues/start-queue-sender.ts';
import { type DeliverPush, TOLD_WITHIN_SECONDS } from './deliver.ts';
import { pushKeys } from './push-keys.ts';
import { pushNews } from './push-news.ts';
import { dropSubscription, findSubscription } from './queries.ts';

const PUSH_OUTBOX = leasedQueue({ table: 'push_outbox', leaseMs: 60_000 });
const CHECK_EVERY_MS = 3000;
/** After how many refusals a notification is given up. */
const MAX_REFUSALS = 3;
/** The push service no longer knows the browser. */
const GONE = new Set([404, 410]);
/** The push service asks to wait. */
const BUSY = 429;

type SenderParts = {
  readonly ctx: Context;
  readonly deliver: DeliverPush;
  readonly changes: ChangeWatch;
  /** In ms. */
  readonly checkEveryMs?: number;
};

function mayHear(role: Role, { trouble }: PushNoticeRow): boolean {
  return mayDo(role, trouble === null ? 'orders' : 'backups');
}

/** Sends queued notifications. One that is sent again after a crash takes the first one's place in the browser. */
export function startPushSender({
  ctx,
  deliver,
  changes,
  checkEveryMs = CHECK_EVERY_MS,
}: SenderParts): QueueSender {
  async function send(notice: PushNoticeRow, signal: AbortSignal): Promise<number> {
    const subscription = await findSubscription(ctx.db, notice.subscription_id);
    const news = await pushNews(ctx.db, notice);
    const isLate = ctx.now() - notice.created_at > TOLD_WITHIN_SECONDS * 1000;
    if (subscription === null || news === null || isLate || !mayHear(subscription.role, notice)) {
      await PUSH_OUTBOX.remove(ctx.db, notice);
      return 0;
    }
    const { id, endpoint, p256dh, auth } = subscription;
    const push = {
      device: { endpoint, keys: { p256dh, auth } },
      keys: await pushKeys(ctx),
      subject: `mailto:${ctx.store.email}`,
      payload: JSON.stringify(news),
      topic: news.tag,
    };
    // It was refused for good before it left.
    const status = await deliver(push, signal).catch(() => 410);
    if (status !== null && GONE.has(status)) await dropSubscription(ctx.db, id);
    else await settle(notice, status);
    return 0;
  }

  async function settle(notice: PushNoticeRow, status: number | null): Promise<void> {
    const attempts = notice.attempts + 1;
    const isSent = status !== null && status < 300;
    const isRefused = status !== null && status !== BUSY && status < 500;
    if (isSent || (isRefused && attempts >= MAX_REFUSALS)) return PUSH_OUTBOX.remove(ctx.db, notice);
    const next_attempt_at = ctx.now() + retryDelayMs(attempts);
    await PUSH_OUTBOX.release(ctx.db, notice, { attempts, next_attempt_at });
  }

  return startQueueSender({
    ctx,
    queue: PUSH_OUTBOX,
    send,
    changes,
    isNews: (changed) => changed.has('order-number'),
    checkEveryMs,
    // One that was not sent is sent again after its lease.
    stopTimeoutMs: 0,
    failure: 'notifications not sent',
  });
}
