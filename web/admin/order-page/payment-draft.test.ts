import { expect, test } from 'vitest';
import { readPayment } from './payment-draft.ts';

const DRAFT = { amount: '20.000,50', method: 'efectivo', date: '2026-11-20', note: ' Seña ' } as const;
const DAYS = { first: '2026-09-21', today: '2026-11-20' };

test('an amount is read as Argentines write it [QUOTE-008]', () => {
  expect(readPayment(DRAFT, DAYS).payment).toEqual({
    amount: 20_000.5,
    method: 'efectivo',
    date: '2026-11-20',
    note: 'Seña',
  });
});

test.each([
  [{ amount: '' }, ['amount']],
  [{ amount: '0' }, ['amount']],
  [{ amount: '1,000' }, ['amount']],
  [{ date: '' }, ['date']],
  [{ date: '2026-09-20' }, ['date']],
  [{ date: '1999-11-20' }, ['date']],
  [{ date: '2026-11-21', amount: 'mil' }, ['amount', 'date']],
])('%j says what is missing [QUOTE-008]', (part, fields) => {
  const { payment, problems } = readPayment({ ...DRAFT, ...part }, DAYS);
  expect(payment).toBeNull();
  expect(Object.keys(problems)).toEqual(fields);
});
