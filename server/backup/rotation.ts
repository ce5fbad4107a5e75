import { dayStart, SHOP_BEHIND_UTC_MS, weekStart } from '#domain/orders/shop-days.ts';
import type { NamedBackup } from './backup-name.ts';

/** How many days, weeks (ending on Sunday) and months keep their newest backup. */
const PERIODS = [
  { count: 7, periodOf: dayStart },
  { count: 4, periodOf: weekStart },
  { count: 12, periodOf: monthOf },
] as const;

const BEFORE_MIGRATIONS = 5;

/** The backups to remove; never the newest. */
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

/** '2026-11', in shop time. */
function monthOf(moment: number): string {
  return new Date(moment - SHOP_BEHIND_UTC_MS).toISOString().slice(0, 7);
}
