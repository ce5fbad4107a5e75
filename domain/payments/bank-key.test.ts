import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bankKeyDigits, bankKeyName, bankKeyProblem, groupedBankKey } from './bank-key.ts';

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));

/** The check digit as the published rule has it, apart from the function under test. */
function checked(block: string, weights: string): string {
  const sum = [...block].reduce((total, digit, place) => total + Number(digit) * Number(weights[place]), 0);
  return `${block}${(10 - (sum % 10)) % 10}`;
}

const keys = fc
  .tuple(digits(7), digits(13))
  .map(([bank, account]) => checked(bank, '7139713') + checked(account, '3971397139713'));

test.each(['2850590940090418135201', '0000003100010000000009', '9990524215240048761075'])(
  '%s is a key, however its digits are grouped [PAY-001]',
  (key) => {
    expect(bankKeyProblem(key)).toBeNull();
    expect(bankKeyProblem(` ${key.slice(0, 8)} ${key.slice(8, 15)}-${key.slice(15)} `)).toBeNull();
    expect(bankKeyDigits(groupedBankKey(key))).toBe(key);
  },
);

test.each([
  ['28505909 4009041813520l', 'not-digits'],
  ['285059094009041813520', 'too-short'],
  ['28505909400904181352011', 'too-long'],
  ['2850590840090418135201', 'bank-digit'],
  ['2850590940090418135202', 'account-digit'],
  ['', 'too-short'],
])('%j is no key: %s [PAY-001]', (key, problem) => {
  expect(bankKeyProblem(key)).toBe(problem);
});

test('every key with both check digits is one, and no digit of it can be another [PAY-001]', () => {
  fc.assert(
    fc.property(keys, fc.nat(21), fc.integer({ min: 1, max: 9 }), (key, place, more) => {
      expect(bankKeyProblem(key)).toBeNull();
      const other = String((Number(key[place]) + more) % 10);
      expect(bankKeyProblem(key.slice(0, place) + other + key.slice(place + 1))).not.toBeNull();
    }),
  );
});

test('a wallet’s key begins with three zeros [PAY-001]', () => {
  expect(['0000003100010000000009', '2850590940090418135201'].map(bankKeyName)).toEqual(['CVU', 'CBU']);
});
