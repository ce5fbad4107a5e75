import { expect, test } from 'vitest';
import type { WireBackups } from '#schemas/backup-answers.ts';
import { backupLines } from './backup-lines.ts';
import { backupFact, diskFact, mailFact } from './safety-facts.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const MADE: WireBackups = {
  automatic: true,
  running: false,
  last: { madeAt: '2026-11-21T06:30:00.000Z', bytes: 25_800_000, name: 'hilvan-2026-11-21T063000Z.tar' },
};
const ELSEWHERE: WireBackups = { ...MADE, last: { madeAt: '2026-11-20T06:30:00.000Z', bytes: 25_800_000 } };
const FAILED: WireBackups = { ...ELSEWHERE, lastError: 'sin permiso' };

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const backup = (backups: WireBackups | null, now = NOW) => {
  const { value, note, isTrouble } = backupFact(backups, now);
  return [plain(value), plain(note), isTrouble];
};

test('the last good backup says when it was made, its size and where it is', () => {
  expect(backup(MADE)).toEqual([
    'Hoy 03:30 · 25,8 MB',
    'Cada noche se hace una. Guarda alguna fuera de esta máquina.',
    false,
  ]);
  expect(backup({ ...ELSEWHERE, automatic: false })).toEqual([
    'Ayer 03:30 · 25,8 MB',
    'Las copias de cada noche están apagadas. El archivo está en otra máquina de la tienda.',
    false,
  ]);
  expect(backup({ ...MADE, last: null })).toEqual([
    'Todavía no hay ninguna',
    'Cada noche se hace una.',
    false,
  ]);
});

test('a failed, a late and an unknown backup are trouble, with the last good one', () => {
  expect(backup(FAILED)).toEqual([
    'La última vez no salió: sin permiso',
    'La última buena: ayer 03:30 · 25,8 MB',
    true,
  ]);
  expect(backup({ ...FAILED, last: null })[1]).toBe('Todavía no hay ninguna buena.');
  expect(backup(MADE, NOW + 3 * 86_400_000)).toMatchObject(['Hace 3 días 03:30 · 25,8 MB', /./, true]);
  expect(backup(null)[2]).toBe(true);
  expect(backup({ ...FAILED, running: true })).toEqual([
    'Se está haciendo',
    'Puedes seguir trabajando.',
    true,
  ]);
});

test('trouble with backups stands in what wants doing', () => {
  const linesOf = (backups: WireBackups | null, now = NOW) =>
    backupLines(backups, now).map(({ text }) => text);
  expect(linesOf(FAILED)).toEqual(['La última copia de seguridad no salió: sin permiso']);
  expect(linesOf(MADE, NOW + 3 * 86_400_000)).toEqual(['La última copia de seguridad es de hace 3 días']);
  for (const backups of [MADE, { ...MADE, last: null }, null]) expect(linesOf(backups)).toEqual([]);
});

test('little room on the disk and mails that failed are trouble; mails that are off are not', () => {
  const disk = { freeBytes: 13_000_000_000, totalBytes: 40_000_000_000 };
  expect(plain(diskFact(disk).value)).toBe('13 GB libres de 40 GB');
  expect([diskFact(disk), diskFact({ ...disk, freeBytes: 1 })].map(({ isTrouble }) => isTrouble)).toEqual([
    false,
    true,
  ]);
  expect(mailFact({ tellsByMail: true, failing: 2 })).toMatchObject({
    value: '2 correos sin enviar',
    isTrouble: true,
  });
  for (const [tellsByMail, value] of [
    [true, 'Encendidos'],
    [false, 'Apagados'],
  ] as const)
    expect(mailFact({ tellsByMail, failing: 0 })).toMatchObject({ value, isTrouble: false });
});
