import fc from 'fast-check';
import { expect, test } from 'vitest';
import { base32Of, bytesOfBase32 } from './base32.ts';
import { codeAt, createSecret, enrolmentLink, stepAt, stepOf } from './one-time-code.ts';

/** Of RFC 6238, appendix B, for SHA-1: the last six of its eight digits. */
const RFC_SECRET = base32Of(Buffer.from('12345678901234567890'));

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('RFC 6238: at second %d the code is %s', (second, code) => {
  expect(codeAt(RFC_SECRET, stepAt(second * 1000))).toBe(code);
});

test('RFC 4648: Base32 equals other implementations and decodes again', () => {
  expect(base32Of(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      expect(bytesOfBase32(base32Of(bytes))).toEqual(bytes);
    }),
  );
});

test('a code is valid in its own half minute and in the ones before and after', () => {
  const now = 1_800_000_000_000;
  const secret = createSecret();
  const step = stepAt(now);
  for (const near of [step - 1, step, step + 1]) {
    expect(codeAt(secret, stepOf(codeAt(secret, near), { secret, now }) ?? 0)).toBe(codeAt(secret, near));
  }
  const near = new Set([-1, 0, 1].map((away) => codeAt(secret, step + away)));
  const far = [-3, -2, 2, 3].map((away) => codeAt(secret, step + away)).filter((code) => !near.has(code));
  expect(far.map((code) => stepOf(code, { secret, now }))).toEqual(far.map(() => null));
});

test('a secret has 160 bits, and the link names its owner for the app', () => {
  expect(createSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(enrolmentLink({ secret: 'ABC', email: 'ana@x.ar', issuer: 'Casa Hilván' })).toBe(
    'otpauth://totp/Casa%20Hilv%C3%A1n:ana%40x.ar?secret=ABC&issuer=Casa%20Hilv%C3%A1n',
  );
});
