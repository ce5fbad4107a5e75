import { expect, test } from 'vitest';
import { BACKUP_KINDS, type BackupKind, backupName, type NamedBackup, namedBackup } from './backup-name.ts';
import { outdatedBackups } from './rotation.ts';

const DAY = 86_400_000;
/** Saturday, half past three at the shop. */
const SATURDAY = Date.UTC(2026, 10, 21, 6, 30);

function aBackup(madeAt: number, kind: BackupKind = 'nightly'): NamedBackup {
  return { name: backupName(kind, madeAt), kind, madeAt };
}

/** What is left after a backup a night, each night followed by the rotation. */
function leftAfter(nights: number): string[] {
  let kept: NamedBackup[] = [];
  for (let night = nights - 1; night >= 0; night -= 1) {
    kept = [...kept, aBackup(SATURDAY - night * DAY)];
    const outdated = new Set(outdatedBackups(kept));
    kept = kept.filter((backup) => !outdated.has(backup));
  }
  return kept.map(({ madeAt }) => new Date(madeAt).toISOString().slice(0, 10)).reverse();
}

test('after two years seven days, four Sundays and twelve month ends are left', () => {
  expect(leftAfter(730)).toEqual([
    ...['2026-11-21', '2026-11-20', '2026-11-19', '2026-11-18', '2026-11-17', '2026-11-16', '2026-11-15'],
    ...['2026-11-08', '2026-11-01'],
    ...['2026-10-31', '2026-09-30', '2026-08-31', '2026-07-31', '2026-06-30', '2026-05-31'],
    ...['2026-04-30', '2026-03-31', '2026-02-28', '2026-01-31', '2025-12-31'],
  ]);
});

test('a requested backup removes no nightly one, and the last five requested ones are kept beside them', () => {
  const night = aBackup(SATURDAY);
  const requested = Array.from({ length: 7 }, (_, index) =>
    aBackup(SATURDAY + (index + 1) * 1000, 'requested'),
  );
  expect(outdatedBackups([night, ...requested])).toEqual([requested[1], requested[0]]);
});

test('requested backups of new days remove no nightly one', () => {
  const nights = Array.from({ length: 7 }, (_, index) => aBackup(SATURDAY - index * DAY));
  const requested = Array.from({ length: 20 }, (_, index) =>
    aBackup(SATURDAY + (index + 1) * DAY, 'requested'),
  );
  const outdated = outdatedBackups([...nights, ...requested]);
  expect(outdated.filter(({ kind }) => kind === 'nightly')).toEqual([]);
});

test('a shop that is off at night keeps the last requested backup of its days, weeks and months', () => {
  const noons = Array.from({ length: 60 }, (_, index) =>
    aBackup(SATURDAY + DAY / 4 - index * DAY, 'requested'),
  );
  const outdated = new Set(outdatedBackups(noons));
  const days = noons
    .filter((backup) => !outdated.has(backup))
    .map(({ madeAt }) => new Date(madeAt).toISOString());
  expect(days.map((day) => day.slice(5, 10))).toEqual([
    ...['11-21', '11-20', '11-19', '11-18', '11-17', '11-16', '11-15'],
    ...['11-08', '11-01', '10-31', '09-30'],
  ]);
});

test('the newest backup stays at any age', () => {
  expect(outdatedBackups([aBackup(0)])).toEqual([]);
});

test('five backups from before migrations are kept beside the others', () => {
  const before = Array.from({ length: 7 }, (_, index) =>
    aBackup(SATURDAY - index * 400 * DAY, 'before-migration'),
  );
  expect(outdatedBackups([aBackup(SATURDAY), ...before])).toEqual(before.slice(5));
});

test('five backups of moves to another database are kept, and they remove none that somebody asked for', () => {
  const moves = Array.from({ length: 7 }, (_, index) => aBackup(SATURDAY - index * 1000, 'move'));
  const requested = Array.from({ length: 5 }, (_, index) =>
    aBackup(SATURDAY - DAY - index * 1000, 'requested'),
  );
  expect(outdatedBackups([...moves, ...requested])).toEqual(moves.slice(5));
});

test('a backup’s name holds its time and purpose; other names are ignored', () => {
  expect(backupName('nightly', SATURDAY + 999)).toBe('hilvan-2026-11-21T063000Z.tar');
  for (const kind of BACKUP_KINDS) {
    expect(namedBackup(backupName(kind, SATURDAY))).toEqual(aBackup(SATURDAY, kind));
  }
  for (const name of ['.hilvan-2026-11-21T063000Z.tar-x', '../hilvan-2026-11-21T063000Z.tar', 'notas.tar']) {
    expect(namedBackup(name)).toBeNull();
  }
});
