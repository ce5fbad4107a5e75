import type { Context } from '#server/kernel/context.ts';
import { createOutageLog } from '#server/kernel/outage-log.ts';
import type { Change, ChangeWatch } from '#server/kernel/watch-changes.ts';
import type { LeasedQueue, QueueRow } from './leased-queue.ts';

export type QueueSender = {
  /** Stops the sender; what is being sent gets a moment to finish. */
  stop(): Promise<void>;
};

type SenderParts<Row extends QueueRow> = {
  readonly ctx: Context;
  readonly queue: LeasedQueue<Row>;
  /**
   * Sends a row, and releases or removes it. Returns how long all others wait then, in ms; 0 when the next one may follow at
   * once. `signal` ends what takes too long when the process stops.
   */
  readonly send: (row: Row, signal: AbortSignal) => Promise<number>;
  readonly changes: ChangeWatch;
  /** Whether a change made rows due. */
  readonly isNews: (changed: ReadonlySet<Change>) => boolean;
  /** How often it looks for due rows that nothing told it of, in ms. */
  readonly checkEveryMs: number;
  /** How long `stop` waits before it ends what is being sent, in ms. */
  readonly stopTimeoutMs: number;
  /** What the log says when the database can't be reached. */
  readonly failure: string;
};

/**
 * Sends a queue, one row at a time. A row is leased before it is sent, so two senders don't send the same one; after a
 * crash it is sent again once its lease has ended.
 */
export function startQueueSender<Row extends QueueRow>({
  ctx,
  queue,
  send,
  changes,
  isNews,
  checkEveryMs,
  stopTimeoutMs,
  failure,
}: SenderParts<Row>): QueueSender {
  const ending = new AbortController();
  const outage = createOutageLog(ctx.log, failure);
  let isStopping = false;
  let waiting = Promise.withResolvers<void>();
  const unsubscribe = changes.subscribe((changed) => {
    if (isNews(changed)) waiting.resolve();
  });

  async function run(): Promise<void> {
    while (!isStopping) {
      const pauseMs = await sendDue().catch((error: unknown) => {
        outage.failed(error);
        return checkEveryMs;
      });
      await pause(pauseMs);
    }
  }

  /** Returns how long to wait then, in ms. */
  async function sendDue(): Promise<number> {
    while (!isStopping) {
      const row = await queue.claim(ctx.db, ctx.now());
      outage.worked();
      if (row === null) break;
      const pauseMs = await send(row, ending.signal);
      if (pauseMs > 0) return pauseMs;
    }
    return checkEveryMs;
  }

  /** News that came while rows were sent ends it at once. */
  async function pause(durationMs: number): Promise<void> {
    if (isStopping) return;
    const timer = setTimeout(() => waiting.resolve(), durationMs).unref();
    await waiting.promise;
    clearTimeout(timer);
    waiting = Promise.withResolvers<void>();
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
