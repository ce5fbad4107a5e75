import { expect, test } from 'vitest';
import type { WireBackups } from '#schemas/backup-answers.ts';
import { isBackupLate, isBackupOverdue } from './backup-standing.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const MADE: WireBackups = {
  automatic: true,
  running: false,
  last: { madeAt: '2026-11-19T12:00:00.000Z', bytes: 12, name: 'hilvan-2026-11-19T120000Z.tar' },
};

test('a backup is overdue after two days, or if there is none', () => {
  expect(isBackupLate(MADE, NOW)).toBe(false);
  expect(isBackupLate(MADE, NOW + 1)).toBe(true);
  expect(isBackupLate({ ...MADE, running: true }, NOW + 1)).toBe(true);
  expect(isBackupLate({ ...MADE, last: null }, NOW)).toBe(true);
  expect(isBackupLate({ ...MADE, last: null, running: true }, NOW)).toBe(false);
});

test('a new shop is not told that its first backup is overdue, unless it failed', () => {
  const none = { ...MADE, last: null };
  expect(isBackupOverdue(none, NOW)).toBe(false);
  expect(isBackupOverdue({ ...none, lastError: 'la carpeta es de solo lectura' }, NOW)).toBe(true);
  expect([isBackupOverdue(MADE, NOW), isBackupOverdue(MADE, NOW + 1)]).toEqual([false, true]);
});
