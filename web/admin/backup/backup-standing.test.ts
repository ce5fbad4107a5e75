import { expect, test } from 'vitest';
import type { WireBackups } from '#schemas/backup-answers.ts';
import { backupNote, isBackupLate, isBackupOverdue } from './backup-standing.ts';

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

test('warnings come before normal messages', () => {
  const lastError = 'no queda lugar en el disco';
  const elsewhere = { madeAt: '2026-11-19T12:00:00.000Z', bytes: 12 };
  expect(backupNote(MADE)).toMatch(/^Cada noche se hace una/);
  expect(backupNote({ ...MADE, automatic: false })).toMatch(/apagadas/);
  expect(backupNote({ ...MADE, last: elsewhere })).toMatch(/otra máquina/);
  expect(backupNote({ ...MADE, last: elsewhere, lastError })).toMatch(
    /no salió: no queda lugar en el disco\.$/,
  );
  expect(backupNote({ ...MADE, lastError, running: true })).toMatch(/^Se está haciendo/);
});
