import type { Context } from '#server/context.ts';
import { nextNumber } from '#server/db/counters.ts';
import type { NoticeRow } from '#server/db/schema.ts';
import type { ChangeWatch } from '#server/live/watch-changes.ts';
import { type DeliveryFault, deliveryFault } from './delivery-fault.ts';
import type { Mailer } from './mailer.ts';
import { type MailSettings, noticeMail } from './notice-mail.ts';
import { claimNotice, dropNotice, pruneNotices, settleNotice } from './queries.ts';
import { retryDelay } from './retry-delay.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;

/** How long one mail may take, in ms. The lease is longer, so no other process sends the same mail. */
const SEND_WITHIN = 60 * SECOND;
const LEASE = 120 * SECOND;
/** How often a sender checks for due retries, in ms. New notices wake it at once. */
const LOOK_EVERY = 5 * SECOND;
const PRUNE_EVERY = 3600 * SECOND;
const KEEP_SENT = 30 * DAY;
const KEEP_FAILED = 90 * DAY;
/** After how many refusals a mail is given up: permanent ones (5xx), or temporary ones (4xx: two days). */
const ATTEMPTS = { refused: 3, postponed: 300 } as const;

export type NoticeSender = {
  /** Stops the sender; a mail that is being sent gets a moment to finish. */
  stop(): Promise<void>;
};

type SenderParts = {
  readonly ctx: Context;
  readonly settings: MailSettings;
  readonly mailer: Mailer;
  readonly changes: ChangeWatch;
  /** In ms. */
  readonly stopWithin?: number;
  readonly lookEvery?: number;
  readonly delayAfter?: (failures: number) => number;
};

/**
 * Sends the outbox, one mail at a time. A notice is leased before it is sent and marked as sent afterwards: two senders
 * don't send the same mail, and after a crash it is sent again once the lease has ended. While the mail server is
 * unreachable all notices wait; a refusal concerns one mail alone.
 */
export function startNoticeSender(parts: SenderParts): NoticeSender {
  const { ctx, settings, mailer, changes } = parts;
  const { stopWithin = 3 * SECOND, lookEvery = LOOK_EVERY, delayAfter = retryDelay } = parts;
  const ending = new AbortController();
  let isStopping = false;
  let isImpatient = false;
  let unreachableInARow = 0;
  let prunedAt = Number.NEGATIVE_INFINITY;
  let waiting = Promise.withResolvers<void>();

  const unsubscribe = changes.subscribe((changed) => {
    // An administrator's retry doesn't wait for the pause to end.
    if (changed.has('notice-retries')) isImpatient = true;
    const isNews = changed.has('order-number') || changed.has('message-changes');
    if (isImpatient || (isNews && unreachableInARow === 0)) waiting.resolve();
  });

  async function run(): Promise<void> {
    while (!isStopping) {
      await pause(await sendDue());
    }
  }

  async function pause(milliseconds: number): Promise<void> {
    const timer = setTimeout(() => waiting.resolve(), milliseconds).unref();
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
        const notice = await claimNotice(ctx.db, { now, leasedUntil: now + LEASE });
        if (notice === null) return lookEvery;
        const fault = await attempt(notice);
        unreachableInARow = fault?.kind === 'unreachable' ? unreachableInARow + 1 : 0;
        if (unreachableInARow > 0) return delayAfter(unreachableInARow);
      }
    } catch (error) {
      ctx.log.error({ err: error }, 'notices not sent');
    }
    return lookEvery;
  }

  async function attempt(notice: NoticeRow): Promise<DeliveryFault | null> {
    const mail = await noticeMail(ctx, notice, settings);
    if (mail === null) {
      await dropNotice(ctx.db, notice.id);
      return null;
    }
    const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(SEND_WITHIN)]);
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
      return { last_error: fault.text, next_attempt_at: now + delayAfter(unreachableInARow + 1) };
    }
    const made = attempts + 1;
    const isGivenUp = made >= ATTEMPTS[fault.kind];
    return {
      attempts: made,
      last_error: fault.text,
      next_attempt_at: now + delayAfter(made),
      failed_at: isGivenUp ? now : null,
    };
  }

  async function prune(): Promise<void> {
    const now = ctx.now();
    if (now - prunedAt < PRUNE_EVERY) return;
    prunedAt = now;
    await pruneNotices(ctx.db, { sentBefore: now - KEEP_SENT, failedBefore: now - KEEP_FAILED });
  }

  const running = run();
  return {
    async stop() {
      isStopping = true;
      unsubscribe();
      waiting.resolve();
      const forced = setTimeout(() => ending.abort(), stopWithin);
      await running;
      clearTimeout(forced);
    },
  };
}

/** A mail server's refusal names the address, and logs hold no personal data. */
function unnamed(text: string): string {
  return text.replace(/(?<![^\s<>])[^\s<>]+@[^\s<>]+/g, '…');
}
