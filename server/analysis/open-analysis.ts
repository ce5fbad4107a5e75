import type { FastifyBaseLogger } from 'fastify';
import { shopDay } from '#domain/time/shop-days.ts';
import type { Context } from '#server/kernel/context.ts';
import { repeatWork } from '#server/kernel/repeat-work.ts';
import { countNewOrders } from './count-new-orders.ts';
import { createDailyTally, type DailyTally } from './daily-tally.ts';
import { firstKnownDay, forgetOldDays, keepDailySums, searchedTexts } from './keep-daily-sums.ts';
import { createTypedTexts, MOST_KNOWN, type TypedTexts } from './typed-texts.ts';

const KEEP_EVERY_MS = 10_000;
const KNOW_EVERY_MS = 600_000;
const FORGET_EVERY_MS = 3_600_000;

export type Analysis = {
  /** Counts of this process that are not written yet. */
  readonly tally: DailyTally;
  readonly texts: TypedTexts;
  /** Writes what was counted since; orders follow within seconds. */
  keep(): Promise<void>;
  close(): Promise<void>;
};

export type AnalysisSetup = {
  readonly context: Omit<Context, 'actor' | 'log'>;
  readonly log: FastifyBaseLogger;
};

/** Counts visits in memory and writes them every ten seconds, and at the end. */
export function openAnalysis({ context, log }: AnalysisSetup): Analysis {
  const ctx: Context = { ...context, actor: null, log };
  const tally = createDailyTally();
  const texts = createTypedTexts();

  async function keepAll(): Promise<void> {
    await keepDailySums(ctx, tally);
    await countNewOrders(ctx);
  }

  let readFrom = firstKnownDay(ctx.now());
  /** Texts that this process let through before it ended, and from then on those of others. */
  async function knowTexts(): Promise<void> {
    const today = shopDay(ctx.now());
    texts.know(await searchedTexts(ctx.db, { from: readFrom, limit: MOST_KNOWN }));
    readFrom = today;
  }

  const jobs = [
    repeatWork({ log, everyMs: KEEP_EVERY_MS, failure: 'daily sums not kept', work: keepAll }),
    repeatWork({
      log,
      everyMs: KNOW_EVERY_MS,
      startsAtOnce: true,
      failure: 'searched texts not read',
      work: knowTexts,
    }),
    repeatWork({
      log,
      everyMs: FORGET_EVERY_MS,
      failure: 'old daily sums not removed',
      work: () => forgetOldDays(ctx),
    }),
  ];
  return {
    tally,
    texts,
    keep: () => keepDailySums(ctx, tally),
    async close() {
      await Promise.all(jobs.map((stop) => stop()));
      await keepDailySums(ctx, tally);
    },
  };
}
