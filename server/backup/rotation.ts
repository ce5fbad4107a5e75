import { dayStart, SHOP_BEHIND_UTC, weekStart } from '#domain/orders/shop-days.ts';
import type { NamedBackup } from './backup-name.ts';

/** The newest of each of so many days, weeks and months that have one; weeks end on Sunday. */
const PERIODS = [
  { count: 7, periodOf: dayStart },
  { count: 4, periodOf: weekStart },
  { count: 12, periodOf: monthOf },
] as const;

const BEFORE_MIGRATIONS = 5;

/** Those that have had their time. The newest is never among them. */
export function outdatedBackups(backups: readonly NamedBackup[]): NamedBackup[] {
  const newestFirst = backups.toSorted((one, other) => other.madeAt - one.madeAt);
  const [beforeMigrations = [], regular = []] = [true, false].map((isBefore) =>
    newestFirst.filter(({ kind }) => (kind === 'before-migration') === isBefore),
  );
  const kept = new Set(beforeMigrations.slice(0, BEFORE_MIGRATIONS));
  for (const { count, periodOf } of PERIODS) {
    for (const backup of newestOfEach(regular, periodOf).slice(0, count)) kept.add(backup);
  }
  return newestFirst.filter((backup) => !kept.has(backup));
}

function newestOfEach(
  newestFirst: readonly NamedBackup[],
  periodOf: (moment: number) => number | string,
): NamedBackup[] {
  const byPeriod = Map.groupBy(newestFirst, ({ madeAt }) => periodOf(madeAt));
  return [...byPeriod.values()].flatMap(([newest]) => newest ?? []);
}

/** '2026-11', at the shop. */
function monthOf(moment: number): string {
  return new Date(moment - SHOP_BEHIND_UTC).toISOString().slice(0, 7);
}
