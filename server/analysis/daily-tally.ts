import type { SubjectKind, TotalKind } from '#server/db/tables/analysis-tables.ts';

export type DailySum = {
  readonly kind: TotalKind | SubjectKind;
  /** A day at the shop: '2026-11-20'. */
  readonly day: string;
  /** '' for totals. */
  readonly subject: string;
  readonly amount: number;
};

/** Counts in memory, so that no visit costs a write. A process that dies loses those of its last seconds. */
export type DailyTally = {
  add(sum: DailySum): void;
  /** Hands over all counts, and begins at zero. */
  taken(): DailySum[];
};

/** A flood of invented searches fills no more memory than this; totals are always counted. */
const MOST_SUBJECTS = 5000;

export function createDailyTally(): DailyTally {
  let sums = new Map<string, DailySum>();
  return {
    add(sum) {
      const key = `${sum.kind} ${sum.day} ${sum.subject}`;
      const known = sums.get(key);
      if (known === undefined && sum.subject !== '' && sums.size >= MOST_SUBJECTS) return;
      sums.set(key, { ...sum, amount: sum.amount + (known?.amount ?? 0) });
    },
    taken() {
      const all = [...sums.values()];
      sums = new Map();
      return all;
    },
  };
}
