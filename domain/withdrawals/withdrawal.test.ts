import { expect, test } from 'vitest';
import { contactKind, namedOrder } from './withdrawal.ts';
import { timeLeft, withdrawalAnswerBy, withdrawalExpiresAt } from './withdrawal-clocks.ts';
import { WITHDRAWAL_CODE, withdrawalCode } from './withdrawal-code.ts';

const HOUR = 3_600_000;
/** Friday 20 November 2026, 18:05 at the shop. */
const NOW = Date.UTC(2026, 10, 20, 21, 5);

test('a code has no letters that look alike [LAW-003]', () => {
  const letters = Array.from({ length: 31 }, (_, index) => withdrawalCode(() => index).slice(4)).join('');
  expect(letters).not.toMatch(/[01OIL]/);
  expect(withdrawalCode((below) => below - 1)).toMatch(WITHDRAWAL_CODE);
});

test('the shop has 24 hours to answer, and ten whole days of its own calendar go by [LAW-003]', () => {
  expect(withdrawalAnswerBy(NOW) - NOW).toBe(24 * HOUR);
  expect(new Date(withdrawalExpiresAt(NOW)).toISOString()).toBe('2026-12-01T03:00:00.000Z');
  const justBeforeMidnight = Date.UTC(2026, 10, 21, 2, 59);
  expect(withdrawalExpiresAt(justBeforeMidnight)).toBe(withdrawalExpiresAt(NOW));
  expect(withdrawalExpiresAt(justBeforeMidnight + 60_000) - withdrawalExpiresAt(NOW)).toBe(24 * HOUR);
});

test('time left is told in the unit that matters [LAW-003]', () => {
  const left = (hours: number) => timeLeft(NOW + hours * HOUR, NOW);
  expect([left(240), left(47), left(1), left(0.5), left(0)]).toEqual([
    '10 días',
    '47 h',
    '1 h',
    '30 min',
    'venció',
  ]);
});

test.each([
  ['noelia@correo.com', 'email'],
  ['03496 15-1234', 'phone'],
  ['noelia@', null],
  ['mañana', null],
])('“%s” is told apart as %s [LAW-003]', (contact, kind) => {
  expect(contactKind(contact)).toBe(kind);
});

test('an order is named by its digits, and by none where several numbers stand [LAW-003]', () => {
  expect(['N.º 17', '#17', '17', '', 'no sé'].map(namedOrder)).toEqual([17, 17, 17, null, null]);
  expect(['n.º 1.017', '17 y 18', '17 del 22/11'].map(namedOrder)).toEqual([1017, null, null]);
});
