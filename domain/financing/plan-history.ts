import type { InstalmentPlan } from './calculate-financing.ts';

/** The plans that hold from a day of the shop on, until the next entry's. */
export type PlansFrom = {
  /** 'YYYY-MM-DD' */
  readonly from: string;
  readonly plans: readonly InstalmentPlan[];
};

/** The plans of a day at the shop: those of the last entry that began by then; none before the first (STORE-005). */
export function plansOn(history: readonly PlansFrom[], day: string): readonly InstalmentPlan[] {
  const begun = history.filter(({ from }) => from <= day);
  return begun.reduce<PlansFrom | null>(laterOf, null)?.plans ?? [];
}

/** When other plans begin to hold after a day; `null` where nothing is planned. */
export function nextPlansDay(history: readonly PlansFrom[], day: string): string | null {
  const coming = history.map(({ from }) => from).filter((from) => from > day);
  return coming.toSorted()[0] ?? null;
}

/** Of two entries of one day the one that was written later counts. */
function laterOf(last: PlansFrom | null, entry: PlansFrom): PlansFrom {
  return last === null || entry.from >= last.from ? entry : last;
}
