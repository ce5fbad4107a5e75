import type { NoticeRow } from '#server/db/tables/process-tables.ts';
import type { Context } from '#server/kernel/context.ts';
import { nextNumber } from '#server/kernel/counters.ts';
import { repeatWork } from '#server/kernel/repeat-work.ts';
import type { ChangeWatch } from '#server/kernel/watch-changes.ts';
import { leasedQueue } from '#server/queues/leased-queue.ts';
import { retryDelayMs } from '#server/queues/retry-delay.ts';
import { type QueueSender, startQueueSender } from '#server/queues/start-queue-sender.ts';
import { type DeliveryFault, deliveryFault } from './delivery-fault.ts';
import type { Mailer } from './mailer.ts';
import type { MailSettings, NoticeMails } from './notice-mail.ts';
import { pruneNotices } from './queries.ts';

const SECOND_MS = 1000;
const DAY_MS = 86_400 * SECOND_MS;

/** How long one mail may take, in ms. The lease is longer, so no other process sends the same mail. */
const SEND_TIMEOUT_MS = 60 * SECOND_MS;
const OUTBOX = leasedQueue({ table: 'outbox', leaseMs: 120 * SECOND_MS, endedBy: ['sent_at', 'failed_at'] });
const CHECK_EVERY_MS = 5 * SECOND_MS;
const PRUNE_EVERY_MS = 3600 * SECOND_MS;
export const KEEP_SENT_MS = 30 * DAY_MS;
export const KEEP_FAILED_MS = 90 * DAY_MS;
/** After how many refusals a mail is given up: permanent ones (5xx), or temporary ones (4xx: two days). */
const ATTEMPTS = { refused: 3, postponed: 300 } as const;

/** The counters that grow with new notices. */
const NEWS = ['order-number', 'order-changes', 'message-changes'] as const;

type SenderParts = {
  readonly ctx: Context;
  readonly settings: MailSettings;
  readonly mails: NoticeMails;
  readonly mailer: Mailer;
  readonly changes: ChangeWatch;
  /** In ms. */
  readonly stopTimeoutMs?: number;
  readonly checkEveryMs?: number;
  readonly delayMsAfter?: (failures: number) => number;
};

/**
 * Sends the outbox and removes old notices. A notice is marked as sent after it was sent, so after a crash it is sent again.
 * While the mail server is unreachable all notices wait; a refusal concerns one mail alone.
 */
export function startNoticeSender({
  ctx,
  settings,
  mails,
  mailer,
  changes,
  stopTimeoutMs = 2 * SECOND_MS,
  checkEveryMs = CHECK_EVERY_MS,
  delayMsAfter = retryDelayMs,
}: SenderParts): QueueSender {
  let unreachableInARow = 0;

  async function send(notice: NoticeRow, ending: AbortSignal): Promise<number> {
    const mail = await mails[notice.kind](ctx, notice, settings);
    if (mail === null) {
      await OUTBOX.remove(ctx.db, notice);
      return 0;
    }
    const signal = AbortSignal.any([ending, AbortSignal.timeout(SEND_TIMEOUT_MS)]);
    const fault = await mailer.send(mail, signal).then(() => null, deliveryFault);
    // Nobody knows whether an interrupted mail was delivered: its lease ends, and it is sent again.
    if (ending.aborted && fault !== null) return 0;
    if (fault !== null) {
      ctx.log.warn({ notice: notice.id, kind: fault.kind, said: unnamed(fault.text) }, 'notice not sent');
    }
    unreachableInARow = fault?.kind === 'unreachable' ? unreachableInARow + 1 : 0;
    await OUTBOX.release(ctx.db, notice, outcomeOf(notice, fault));
    if (fault !== null || notice.last_error !== null) await nextNumber(ctx, 'notice-changes');
    return unreachableInARow === 0 ? 0 : delayMsAfter(unreachableInARow);
  }

  function outcomeOf({ attempts }: NoticeRow, fault: DeliveryFault | null): Partial<NoticeRow> {
    const now = ctx.now();
    if (fault === null) return { sent_at: now };
    if (fault.kind === 'unreachable') {
      return { last_error: fault.text, next_attempt_at: now + delayMsAfter(unreachableInARow) };
    }
    const made = attempts + 1;
    const isGivenUp = made >= ATTEMPTS[fault.kind];
    return {
      attempts: made,
      last_error: fault.text,
      next_attempt_at: now + delayMsAfter(made),
      failed_at: isGivenUp ? now : null,
    };
  }

  const sender = startQueueSender({
    ctx,
    queue: OUTBOX,
    send,
    changes,
    // An administrator's retry doesn't wait for the pause to end.
    isNews: (changed) =>
      changed.has('notice-retries') ||
      (unreachableInARow === 0 && NEWS.some((counter) => changed.has(counter))),
    checkEveryMs,
    stopTimeoutMs,
    failure: 'notices not sent',
  });
  const stopPruning = repeatWork({
    log: ctx.log,
    everyMs: PRUNE_EVERY_MS,
    startsAtOnce: true,
    failure: 'old notices not removed',
    work: () => {
      const now = ctx.now();
      return pruneNotices(ctx.db, { sentBefore: now - KEEP_SENT_MS, failedBefore: now - KEEP_FAILED_MS });
    },
  });
  return {
    async stop() {
      await Promise.all([sender.stop(), stopPruning()]);
    },
  };
}

/** A mail server's refusal names the address, and logs hold no personal data. */
function unnamed(text: string): string {
  return text.replace(/(?<![^\s<>])[^\s<>]+@[^\s<>]+/g, '…');
}
