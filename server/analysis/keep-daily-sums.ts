import { sql } from 'kysely';
import { SHOP_DAY_MS, shopDay } from '#domain/time/shop-days.ts';
import type { Database } from '#server/db/connect.ts';
import { SUBJECT_KINDS, TOTAL_KINDS } from '#server/db/tables/analysis-tables.ts';
import type { Context } from '#server/kernel/context.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import type { DailySum, DailyTally } from './daily-tally.ts';

/** How long the sums of a day are kept, in days (STORE-008). */
export const KEPT_DAYS = 400;

/** A text of these days needs no second network any more. */
const KNOWN_DAYS = 28;

const ROWS_AT_ONCE = 200;

/** Invented searches fill no more rows of a day than this; texts that were there before still count. */
const MOST_SEARCHES_A_DAY = 5000;

/** Writes a tally's counts. If that fails, they stay in the tally. */
export async function keepDailySums(ctx: Context, tally: DailyTally): Promise<void> {
  const sums = tally.taken();
  if (sums.length === 0) return;
  try {
    await inTransaction(ctx, async ({ db }) => {
      const isFull = await isFullOfSearches(db, shopDay(ctx.now()));
      await addDailySums(db, isFull ? await withoutNewTexts(db, sums, ctx.now()) : sums);
    });
  } catch (error) {
    for (const sum of sums) tally.add(sum);
    throw error;
  }
}

/** Adds to the sums of days. */
export async function addDailySums(db: Database, sums: readonly DailySum[]): Promise<void> {
  // Two processes that write the same rows in different orders would wait for each other.
  const sorted = sums.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  for (let start = 0; start < sorted.length; start += ROWS_AT_ONCE) {
    await db
      .insertInto('daily_sums')
      .values(sorted.slice(start, start + ROWS_AT_ONCE))
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'day', 'subject'])
          .doUpdateSet({ amount: sql`daily_sums.amount + excluded.amount` }),
      )
      .execute();
  }
}

/** Removes the days that are too old. */
export async function forgetOldDays({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await db
    .deleteFrom('daily_sums')
    .where('kind', 'in', [...TOTAL_KINDS, ...SUBJECT_KINDS])
    .where('day', '<', shopDay(now() - KEPT_DAYS * SHOP_DAY_MS))
    .execute();
}

async function withoutNewTexts(
  db: Database,
  sums: readonly DailySum[],
  now: number,
): Promise<readonly DailySum[]> {
  const texts = sums.filter(({ kind }) => isSearch(kind)).map(({ subject }) => subject);
  if (texts.length === 0) return sums;
  const rows = await db
    .selectFrom('daily_sums')
    .select('subject')
    .distinct()
    .where('kind', '=', 'search')
    .where('day', '>=', firstKnownDay(now))
    .where('subject', 'in', texts)
    .execute();
  const known = new Set(rows.map(({ subject }) => subject));
  return sums.filter(({ kind, subject }) => !isSearch(kind) || known.has(subject));
}

/** The day from which on a counted text is known. */
export function firstKnownDay(now: number): string {
  return shopDay(now - KNOWN_DAYS * SHOP_DAY_MS);
}

/** The texts that were counted from a day on, the last days' first. One that was counted on several days may come again. */
export async function searchedTexts(
  db: Database,
  { from, limit }: { from: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('daily_sums')
    .select('subject')
    .where('kind', '=', 'search')
    .where('day', '>=', from)
    .orderBy('day', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ subject }) => subject);
}

function keyOf({ kind, day, subject }: DailySum): string {
  return `${kind} ${day} ${subject}`;
}

function isSearch(kind: DailySum['kind']): boolean {
  return kind === 'search' || kind === 'empty-search' || kind === 'near-search';
}

async function isFullOfSearches(db: Database, day: string): Promise<boolean> {
  const { rows } = await db
    .selectFrom('daily_sums')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .where('kind', '=', 'search')
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return Number(rows) >= MOST_SEARCHES_A_DAY;
}
