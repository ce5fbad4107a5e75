import type { WireOverview } from '#schemas/overview-answers.ts';

export type PlottedDay = WireOverview['orders']['days'][number];

/** The present weeks (the second half of the days) and the weeks before. */
export function halves(days: readonly PlottedDay[]): {
  before: readonly PlottedDay[];
  recent: readonly PlottedDay[];
} {
  const half = Math.floor(days.length / 2);
  return { before: days.slice(0, half), recent: days.slice(half) };
}

export const sumOf = (days: readonly PlottedDay[], what: 'count' | 'amount'): number =>
  days.reduce((sum, day) => sum + day[what], 0);
