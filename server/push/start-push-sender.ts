import { mayDo } from '#domain/accounts/roles.ts';
import type { PushNoticeRow } from '#server/db/tables/push-tables.ts';
import type { Context } from '#server/kernel/context.ts';
import { createOutageLog } from '#server/kernel/outage-log.ts';
import type { ChangeWatch } from '#server/kernel/watch-changes.ts';
import { retryDelayMs } from '#server/notifications/retry-delay.ts';
import { type DeliverPush, TOLD_WITHIN_SECONDS } from './deliver.ts';
import { pushKeys } from './push-keys.ts';
import { pushNews } from './push-news.ts';
import { claimPush, dropPush, dropSubscription, findSubscription, postponePush } from './queries.ts';

const LEASE_MS = 60_000;
/** How often a sender looks for due attempts, in ms. A new order wakes it at once. */
const CHECK_EVERY_MS = 3000;
/** After how many refusals a notification is given up. */
const MAX_REFUSALS = 3;
/** The push service no longer knows the browser. */
const GONE = new Set([404, 410]);
/** The push service asks to wait. */
const BUSY = 429;

export type PushSender = { stop(): Promise<void> };

type SenderParts = {
  readonly ctx: Context;
  readonly deliver: DeliverPush;
  readonly changes: ChangeWatch;
  /** In ms. */
  readonly checkEveryMs?: number;
};

/**
 * Sends queued notifications, one at a time. Each is leased before it is sent and removed afterwards, so two senders don't
 * send the same one. After a crash it is sent again, and the browser shows it in the first one's place.
 */
export function startPushSender({
  ctx,
  deliver,
  changes,
  checkEveryMs = CHECK_EVERY_MS,
}: SenderParts): PushSender {
  const ending = new AbortController();
  const outage = createOutageLog(ctx.log, 'notifications not sent');
  let waiting = Promise.withResolvers<void>();
  const unsubscribe = changes.subscribe((changed) => {
    if (changed.has('order-number')) waiting.resolve();
  });

  async function run(): Promise<void> {
    while (!ending.signal.aborted) {
      await sendDue().then(outage.worked, outage.failed);
      const timer = setTimeout(() => waiting.resolve(), checkEveryMs).unref();
      if (!ending.signal.aborted) await waiting.promise;
      clearTimeout(timer);
      waiting = Promise.withResolvers<void>();
    }
  }

  async function sendDue(): Promise<void> {
    while (!ending.signal.aborted) {
      const now = ctx.now();
      const notice = await claimPush(ctx.db, { now, leasedUntil: now + LEASE_MS });
      if (notice === null) return;
      await send(notice);
    }
  }

  async function send(notice: PushNoticeRow): Promise<void> {
    const subscription = await findSubscription(ctx.db, notice.subscription_id);
    const news = await pushNews(ctx.db, notice.order_id);
    const isLate = ctx.now() - notice.created_at > TOLD_WITHIN_SECONDS * 1000;
    if (subscription === null || news === null || isLate || !mayDo(subscription.role, 'orders')) {
      return dropPush(ctx.db, notice);
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
    const status = await deliver(push, ending.signal).catch(() => 410);
    if (status !== null && GONE.has(status)) return dropSubscription(ctx.db, id);
    await settle(notice, status);
  }

  async function settle(notice: PushNoticeRow, status: number | null): Promise<void> {
    if (status !== null && status < 300) return dropPush(ctx.db, notice);
    const isRefused = status !== null && status !== BUSY && status < 500;
    const attempts = notice.attempts + 1;
    if (isRefused && attempts >= MAX_REFUSALS) return dropPush(ctx.db, notice);
    await postponePush(ctx.db, notice, { attempts, next_attempt_at: ctx.now() + retryDelayMs(attempts) });
  }

  const running = run();
  return {
    async stop() {
      ending.abort();
      unsubscribe();
      waiting.resolve();
      await running;
    },
  };
}
