import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isValidPhone, normalisedPhone } from './phone.ts';

test.each([
  ['1123456789', true],
  ['01123456789', true],
  ['541123456789', true],
  ['5491123456789', true],
  ['5401123456789', true],
  ['54901123456789', true],
  ['111523456789', true],
  ['0111523456789', true],
  ['549111523456789', true],
  ['1115123456', true],
  ['3482123456', true],
  ['03482123456', true],
  ['5493482123456', true],
  ['543482123456', true],
  ['3414567890', true],
  ['2214567890', true],
  ['2614567890', true],
  ['6112345678', true],
  ['8001234567', true],
  ['348215123456', true],
  ['0348215123456', true],
  ['341154567890', true],
  ['5493511234567', true],
  ['351151234567', true],
  ['', false],
  ['   ', false],
  ['abc', false],
  ['123456', false],
  ['12345678', false],
  ['112345678', false],
  ['11234567890', false],
  ['1212345678', false],
  ['1012345678', false],
  ['4112345678', false],
  ['5112345678', false],
  ['7112345678', false],
  ['9112345678', false],
  ['1515123456', false],
  ['5591123456789', false],
  ['54115123456', false],
  ['00541123456789', true],
  ['+5491123456789', true],
  ['11 2345 6789', true],
  ['11-2345-6789', true],
  ['(011)23456789', true],
  ['011/2345-6789', true],
  ['11234567a9', false],
  [' 1123456789 ', true],
  ['١١23456789', false],
])('the phone %j is valid: %s [N7 CHECKOUT-026 CHECKOUT-G04]', (text, expected) => {
  expect(isValidPhone(text)).toBe(expected);
});

test.each([
  ['+54 9 11 2345-6789', '5491123456789'],
  ['0054 (11) 2345.6789', '541123456789'],
  ['(03496) 42-1923', '03496421923'],
  ['11 2345 00 67', '1123450067'],
  ['011/2345-6789', '01123456789'],
])('%s is kept as %s [CHECKOUT-G04]', (text, expected) => {
  expect(normalisedPhone(text)).toBe(expected);
});

test('spaces, dots, dashes, slashes and parentheses between the digits do not matter [CHECKOUT-G04]', () => {
  const separators = fc.array(fc.constantFrom('', ' ', '.', '-', '/', '(', ')', '\u00a0', '–'), {
    minLength: 11,
    maxLength: 11,
  });
  fc.assert(
    fc.property(fc.stringMatching(/^11\d{8}$/), separators, (digits, between) => {
      const written = between.map((separator, at) => separator + (digits[at] ?? '')).join('');
      expect(normalisedPhone(written)).toBe(digits);
      expect(isValidPhone(written)).toBe(true);
    }),
  );
});
