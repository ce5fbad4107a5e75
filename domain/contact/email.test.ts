import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isValidEmail, normalisedEmail } from './email.ts';

test.each([
  ['ana@mail.com', true],
  ['ana.perez+compras@mail.com.ar', true],
  ['a_b-c@sub.dominio.com', true],
  ['a@b.co', true],
  ['123@456.ar', true],
  ['ana@mail.museum', true],
  ['Ana@mail.com', true],
  ['ana@Mail.com', true],
  ['ana@mail', false],
  ['ana@mail.c', false],
  ['ana@.com', false],
  ['@mail.com', false],
  ['ana mail@mail.com', false],
  ['ana@mail.com ', false],
  ['ana@mail.c0m', false],
  ['ana@mail.com.', false],
  ['ñandu@mail.com', false],
  ['ana@@mail.com', false],
  ['', false],
])('the email %j is valid: %s [N8 CHECKOUT-030 CHECKOUT-G05]', (text, expected) => {
  expect(isValidEmail(text)).toBe(expected);
});

test('capitals make no difference [CHECKOUT-G05]', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9.]{1,8}@[a-z]{1,8}\.[a-z]{2,4}$/), (email) => {
      expect(normalisedEmail(email.toUpperCase())).toBe(email);
      expect(isValidEmail(email.toUpperCase())).toBe(true);
    }),
  );
});
