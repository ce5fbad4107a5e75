import { expect, test } from 'vitest';
import { readPayment } from './payment-draft.ts';

const DRAFT = { amount: '20.000,50', method: 'efectivo', date: '2026-11-20', note: ' Seña ' } as const;

test('an amount is read as Argentines write it [QUOTE-008]', () => {
  expect(readPayment(DRAFT, '2026-11-20').payment).toEqual({
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
  [{ date: '2026-11-21', amount: 'mil' }, ['amount', 'date']],
])('%j says what is missing [QUOTE-008]', (part, fields) => {
  const { payment, problems } = readPayment({ ...DRAFT, ...part }, '2026-11-20');
  expect(payment).toBeNull();
  expect(Object.keys(problems)).toEqual(fields);
});
