import type { Database } from '#server/db/connect.ts';
import { type SubjectKind, TOTAL_KINDS, type TotalKind } from '#server/db/tables/analysis-tables.ts';

/** The totals from a day on; a day without any is left out. */
export async function totalsByDay(
  db: Database,
  from: string,
): Promise<ReadonlyMap<string, ReadonlyMap<TotalKind, number>>> {
  const rows = await db
    .selectFrom('daily_sums')
    .select(['day', 'kind', 'amount'])
    .where('kind', 'in', TOTAL_KINDS)
    .where('day', '>=', from)
    .execute();
  const days = new Map<string, Map<TotalKind, number>>();
  for (const { day, kind, amount } of rows) {
    const ofDay = days.get(day) ?? new Map<TotalKind, number>();
    days.set(day, ofDay.set(TOTAL_KINDS.find((known) => known === kind) ?? 'visits', amount));
  }
  return days;
}

/** A total from a day on. */
export async function sumSince(
  db: Database,
  { kind, from }: { kind: TotalKind; from: string },
): Promise<number> {
  const { sum } = await db
    .selectFrom('daily_sums')
    .select(({ fn }) => fn.sum<number | null>('amount').as('sum'))
    .where('kind', '=', kind)
    .where('day', '>=', from)
    .executeTakeFirstOrThrow();
  return sum ?? 0;
}

/** The subjects with the largest sums from a day on. */
export async function mostFrequent(
  db: Database,
  { kind, from, limit }: { kind: SubjectKind; from: string; limit: number },
): Promise<{ subject: string; times: number }[]> {
  return db
    .selectFrom('daily_sums')
    .select(({ fn }) => ['subject', fn.sum<number>('amount').as('times')])
    .where('kind', '=', kind)
    .where('day', '>=', from)
    .groupBy('subject')
    .orderBy('times', 'desc')
    .orderBy('subject')
    .limit(limit)
    .execute();
}

/** The sums of some subjects from a day on. */
export async function sumsOfSubjects(
  db: Database,
  { kind, from, subjects }: { kind: SubjectKind; from: string; subjects: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  if (subjects.length === 0) return new Map();
  const rows = await db
    .selectFrom('daily_sums')
    .select(({ fn }) => ['subject', fn.sum<number>('amount').as('times')])
    .where('kind', '=', kind)
    .where('day', '>=', from)
    .where('subject', 'in', subjects)
    .groupBy('subject')
    .execute();
  return new Map(rows.map(({ subject, times }) => [subject, times]));
}
