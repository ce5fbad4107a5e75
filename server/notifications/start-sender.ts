import type { NoticeRow } from '#server/db/tables/process-tables.ts';
import type { Context } from '#server/kernel/context.ts';
import { nextNumber } from '#server/kernel/counters.ts';
import type { ChangeWatch } from '#server/kernel/watch-changes.ts';
import { type DeliveryFault, deliveryFault } from './delivery-fault.ts';
import type { Mailer } from './mailer.ts';
import type { MailSettings, NoticeMails } from './notice-mail.ts';
import { claimNotice, dropNotice, pruneNotices, settleNotice } from './queries.ts';
import { retryDelayMs } from './retry-delay.ts';

const SECOND_MS = 1000;
const DAY_MS = 86_400 * SECOND_MS;

/** How long one mail may take, in ms. The lease is longer, so no other process sends the same mail. */
const SEND_TIMEOUT_MS = 60 * SECOND_MS;
const LEASE_MS = 120 * SECOND_MS;
/** How often a sender checks for due retries, in ms. New notices wake it at once. */
const CHECK_EVERY_MS = 5 * SECOND_MS;
const PRUNE_EVERY_MS = 3600 * SECOND_MS;
const KEEP_SENT_MS = 30 * DAY_MS;
const KEEP_FAILED_MS = 90 * DAY_MS;
/** After how many refusals a mail is given up: permanent ones (5xx), or temporary ones (4xx: two days). */
const ATTEMPTS = { refused: 3, postponed: 300 } as const;

/** The counters that grow with new notices. */
const NEWS = ['order-number', 'order-changes', 'message-changes'] as const;

export type NoticeSender = {
  /** Stops the sender; a mail that is being sent gets a moment to finish. */
  stop(): Promise<void>;
};

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
 * Sends the outbox, one mail at a time. A notice is leased before it is sent and marked as sent afterwards: two senders
 * don't send the same mail, and after a crash it is sent again once the lease has ended. While the mail server is
 * unreachable all notices wait; a refusal concerns one mail alone.
 */
export function startNoticeSender(parts: SenderParts): NoticeSender {
  const { ctx, settings, mails, mailer, changes } = parts;
  const { stopTimeoutMs = 3 * SECOND_MS, checkEveryMs = CHECK_EVERY_MS, delayMsAfter = retryDelayMs } = parts;
  const ending = new AbortController();
  let isStopping = false;
  let isImpatient = false;
  let unreachableInARow = 0;
  let prunedAt = Number.NEGATIVE_INFINITY;
  let waiting = Promise.withResolvers<void>();

  const unsubscribe = changes.subscribe((changed) => {
    // An administrator's retry doesn't wait for the pause to end.
    if (changed.has('notice-retries')) isImpatient = true;
    const isNews = NEWS.some((counter) => changed.has(counter));
    if (isImpatient || (isNews && unreachableInARow === 0)) waiting.resolve();
  });

  async function run(): Promise<void> {
    while (!isStopping) {
      await pause(await sendDue());
    }
  }

  async function pause(durationMs: number): Promise<void> {
    const timer = setTimeout(() => waiting.resolve(), durationMs).unref();
    if (isStopping || isImpatient) waiting.resolve();
    await waiting.promise;
    clearTimeout(timer);
    waiting = Promise.withResolvers<void>();
  }

  /** Sends until nothing is due or the mail server is unreachable. Returns how long to wait then, in ms. */
  async function sendDue(): Promise<number> {
    isImpatient = false;
    try {
      await prune();
      while (!isStopping) {
        const now = ctx.now();
        const notice = await claimNotice(ctx.db, { now, leasedUntil: now + LEASE_MS });
        if (notice === null) return checkEveryMs;
        const fault = await attempt(notice);
        unreachableInARow = fault?.kind === 'unreachable' ? unreachableInARow + 1 : 0;
        if (unreachableInARow > 0) return delayMsAfter(unreachableInARow);
      }
    } catch (error) {
      ctx.log.error({ err: error }, 'notices not sent');
    }
    return checkEveryMs;
  }

  async function attempt(notice: NoticeRow): Promise<DeliveryFault | null> {
    const mail = await mails[notice.kind](ctx, notice, settings);
    if (mail === null) {
      await dropNotice(ctx.db, notice.id);
      return null;
    }
    const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(SEND_TIMEOUT_MS)]);
    const fault = await mailer.send(mail, signal).then(() => null, deliveryFault);
    // Nobody knows whether an interrupted mail was delivered: its lease ends, and it is sent again.
    if (ending.signal.aborted && fault !== null) return null;
    if (fault !== null) {
      ctx.log.warn({ notice: notice.id, kind: fault.kind, said: unnamed(fault.text) }, 'notice not sent');
    }
    await settleNotice(ctx.db, notice, outcomeOf(notice, fault));
    if (fault !== null || notice.last_error !== null) await nextNumber(ctx, 'notice-changes');
    return fault;
  }

  function outcomeOf({ attempts }: NoticeRow, fault: DeliveryFault | null) {
    const now = ctx.now();
    if (fault === null) return { sent_at: now };
    if (fault.kind === 'unreachable') {
      return { last_error: fault.text, next_attempt_at: now + delayMsAfter(unreachableInARow + 1) };
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

  async function prune(): Promise<void> {
    const now = ctx.now();
    if (now - prunedAt < PRUNE_EVERY_MS) return;
    prunedAt = now;
    await pruneNotices(ctx.db, { sentBefore: now - KEEP_SENT_MS, failedBefore: now - KEEP_FAILED_MS });
  }

  const running = run();
  return {
    async stop() {
      isStopping = true;
      unsubscribe();
      waiting.resolve();
      const forced = setTimeout(() => ending.abort(), stopTimeoutMs);
      await running;
      clearTimeout(forced);
    },
  };
}

/** A mail server's refusal names the address, and logs hold no personal data. */
function unnamed(text: string): string {
  return text.replace(/(?<![^\s<>])[^\s<>]+@[^\s<>]+/g, '…');
}
