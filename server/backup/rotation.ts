import { dayStart, SHOP_BEHIND_UTC_MS, weekStart } from '#domain/time/shop-days.ts';
import { BACKUP_KINDS, type BackupKind, type NamedBackup } from './backup-name.ts';

/** How many days, weeks (ending on Sunday) and months keep their newest backup. */
const PERIODS = [
  { count: 7, periodOf: dayStart },
  { count: 4, periodOf: weekStart },
  { count: 12, periodOf: monthOf },
] as const;

/** How many backups of each other kind are kept beside the nightly ones. */
const KEPT_OF_EACH = 5;

/** The backups to remove; never the newest, and never a nightly one because of a requested one. */
export function outdatedBackups(backups: readonly NamedBackup[]): NamedBackup[] {
  const newestFirst = backups.toSorted((one, other) => other.madeAt - one.madeAt);
  const ofKind = (kind: BackupKind) => newestFirst.filter((backup) => backup.kind === kind);
  const [nightly, requested] = [ofKind('nightly'), ofKind('requested')];
  const others = BACKUP_KINDS.filter((kind) => kind !== 'nightly');
  const kept = new Set(others.flatMap((kind) => ofKind(kind).slice(0, KEPT_OF_EACH)));
  for (const { count, periodOf } of PERIODS) {
    const nights = new Set(nightly.map(({ madeAt }) => periodOf(madeAt)));
    // A shop that is off at night has only requested backups.
    const alone = requested.filter(({ madeAt }) => !nights.has(periodOf(madeAt)));
    for (const ones of [nightly, alone]) {
      for (const backup of newestOfEach(ones, periodOf).slice(0, count)) kept.add(backup);
    }
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
