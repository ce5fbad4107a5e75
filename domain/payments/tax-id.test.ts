import fc from 'fast-check';
import { expect, test } from 'vitest';
import { taxIdProblem, writtenTaxId } from './tax-id.ts';

test.each(['30-00000000-7', '20 12345678 6', '27123456780', '30500010912'])(
  '%s is a CUIT [PAY-001]',
  (text) => {
    expect(taxIdProblem(text)).toBeNull();
  },
);

test.each([
  ['30-00084412-7', 'check-digit'],
  ['30-00000000-0', 'check-digit'],
  ['30-0000000-7', 'form'],
  ['CUIT 30-00000000-7', 'form'],
  ['', 'form'],
])('%j is none: %s [PAY-001]', (text, problem) => {
  expect(taxIdProblem(text)).toBe(problem);
});

test('ten digits have one check digit, or none where it would be 10 [PAY-001]', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{10}$/), (body) => {
      const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];
      const sum = weights.reduce((total, weight, place) => total + weight * Number(body[place]), 0);
      const fitting = [...'0123456789'].filter((digit) => taxIdProblem(body + digit) === null);
      const asked = (11 - (sum % 11)) % 11;
      expect(fitting).toEqual(asked === 10 ? [] : [String(asked)]);
    }),
  );
});

test('it is written with its dashes, and what is no CUIT stays as typed [PAY-001]', () => {
  expect([' 30000000007 ', '30 00000000 7', '30-0'].map(writtenTaxId)).toEqual([
    '30-00000000-7',
    '30-00000000-7',
    '30-0',
  ]);
});
