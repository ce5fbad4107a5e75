import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { acceptanceSchema, codeSchema, credentialsSchema, invitationSchema } from './account.ts';
import { idempotencyHeaders } from './idempotency-key.ts';
import { flagQuery, idSchema, pagingQuery, searchText } from './paging.ts';
import { MINIMUM_PASSWORD_LENGTH } from './wire/account.ts';

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;
const letters = (count: number) => 'a'.repeat(count);

const password = (text: string) => accepts(acceptanceSchema, { token: 'a', password: text });
const code = (text: string) => accepts(codeSchema, { code: text });
const email = (text: string) => accepts(credentialsSchema, { email: text, password: 'una' });
const invited = (text: string) => accepts(invitationSchema, { email: text });
const key = (text: string) => accepts(idempotencyHeaders, { 'idempotency-key': text });

test.each<[string, (text: string) => boolean, number, number]>([
  ['a new password', password, MINIMUM_PASSWORD_LENGTH, 1000],
  ['a code', code, 1, 40],
  ['an email at the login', email, 1, 254],
  ['a search', (text) => accepts(searchText, text), 0, 200],
  ['an id', (text) => accepts(idSchema, text), 1, 64],
  ['an idempotency key', key, 8, 100],
])('%s has a minimum and a maximum length', (_what, isAccepted, fewest, most) => {
  expect([fewest, most].map((count) => isAccepted(letters(count)))).toEqual([true, true]);
  expect(isAccepted(letters(most + 1))).toBe(false);
  if (fewest > 0) expect(isAccepted(letters(fewest - 1))).toBe(false);
});

test('a code or an email of spaces alone is refused', () => {
  expect(['', '   '].map(code)).toEqual([false, false]);
  expect(['', '   '].map(email)).toEqual([false, false]);
});

test('an invitation goes to a lower-cased address of at most 254 letters', () => {
  expect(invitationSchema.parse({ email: ' Rosa@Correo.Example ' })).toEqual({
    email: 'rosa@correo.example',
  });
  expect(['rosa', 'rosa@correo', ''].map(invited)).toEqual([false, false, false]);
  const domain = `@${letters(60)}.example`;
  expect(invited(`${letters(254 - domain.length)}${domain}`)).toBe(true);
  expect(invited(`${letters(255 - domain.length)}${domain}`)).toBe(false);
});

test('pages count from 1, and have 1 to 200 entries', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), (count) => {
      expect(accepts(pagingQuery.page, String(count))).toBe(count >= 1 && count <= 999_999_999);
    }),
  );
  expect(['0', '1', '200', '201'].map((size) => accepts(pagingQuery.size, size))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  for (const text of ['', '1.5', '-1', '1e2', ' 1', '1 ', 'uno', '1234567890']) {
    expect([text, accepts(pagingQuery.page, text), accepts(pagingQuery.size, text)]).toEqual([
      text,
      false,
      false,
    ]);
  }
});

test('a yes-or-no in an address is 0, 1, true or false', () => {
  expect(['1', 'true', '0', 'false'].map((text) => flagQuery.parse(text))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(['', 'yes', '2', 'TRUE'].map((text) => accepts(flagQuery, text))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test.each(['a b', 'a/b', 'á', "a'", 'a.b', ' a', 'a\n'])('%j is no id', (text) => {
  expect(accepts(idSchema, text)).toBe(false);
});

test.each(['con espacios 1', 'acentuación', 'corta', 'tab\tulada9'])('%j is no idempotency key', (text) => {
  expect(key(text)).toBe(false);
});

test('every text refuses the NUL character, which PostgreSQL cannot store', () => {
  expect(accepts(searchText, 'a\0b')).toBe(false);
  expect(email('a\0b')).toBe(false);
});
