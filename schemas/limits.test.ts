import { expect, test } from 'vitest';
import type { z } from 'zod';
import { MIN_PASSWORD_LENGTH } from '#domain/accounts/password-length.ts';
import { MESSAGE_LENGTH } from '#domain/contact/text-lengths.ts';
import { A_MESSAGE } from '#tests/support/send-message.ts';
import {
  acceptanceSchema,
  codeSchema,
  credentialsSchema,
  invitationSchema,
  invitationTokenSchema,
} from './account.ts';
import { contactMessageSchema } from './contact-message.ts';
import { idempotencyHeaders } from './idempotency-key.ts';
import { briefQuery, flagQuery, idSchema, pagingQuery, searchText } from './paging.ts';
import { questionSchema, quoteRequestSchema } from './quote.ts';
import { withdrawalAnswerSchema, withdrawalSchema } from './withdrawal.ts';

const A_QUOTE = {
  lines: [],
  extras: [{ text: 'Ruedo', amount: 100 }],
  discountPercent: '0',
  validUntil: '2026-11-30',
};
const A_WITHDRAWAL = { name: 'Ana', contact: 'ana@correo.test' };

/** What is first said against a value, or `null` where it is accepted. */
const fault = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message ?? null;
const accepts = (schema: z.ZodType, value: unknown) => fault(schema, value) === null;
const letters = (count: number) => 'a'.repeat(count);

const code = (text: string) => accepts(codeSchema, { code: text });
const email = (text: string) => accepts(credentialsSchema, { email: text, password: 'una' });
const invited = (text: string) => fault(invitationSchema, { email: text });
const key = (text: string) => accepts(idempotencyHeaders, { 'idempotency-key': text });

test.each<[string, (text: string) => string | null, [number, string], [number, string]]>([
  [
    'a new password',
    (text) => fault(acceptanceSchema, { token: 'a', password: text }),
    [MIN_PASSWORD_LENGTH, 'tiene que tener al menos 12 caracteres'],
    [1000, 'tiene más de 1000 letras'],
  ],
  [
    'a code',
    (text) => fault(codeSchema, { code: text }),
    [1, 'El código es obligatorio'],
    [40, 'tiene más de 40 letras'],
  ],
  [
    'the secret of an invitation',
    (text) => fault(invitationTokenSchema, { token: text }),
    [1, 'no es válido'],
    [100, 'no es válido'],
  ],
  ['a search', (text) => fault(searchText, text), [0, ''], [200, 'tiene más de 200 letras']],
  ['an id', (text) => fault(idSchema, text), [1, 'no es válido'], [64, 'no es válido']],
  [
    'an idempotency key',
    (text) => fault(idempotencyHeaders, { 'idempotency-key': text }),
    [8, 'tiene que tener entre 8 y 100 letras o números'],
    [100, 'tiene que tener entre 8 y 100 letras o números'],
  ],
])('%s has its fewest and its most letters, and says so', (_what, faultOf, [fewest, few], [most, many]) => {
  expect([fewest, most].map((count) => faultOf(letters(count)))).toEqual([null, null]);
  expect(faultOf(letters(most + 1))).toBe(many);
  if (fewest > 0) expect(faultOf(letters(fewest - 1))).toBe(few);
});

test.each<[string, (text: string) => string | null]>([
  ['the contact page', (text) => fault(contactMessageSchema, { ...A_MESSAGE, userMessage: text })],
  ['a customer with a quote', (text) => fault(questionSchema, { message: text })],
  ['the shop with a quote', (text) => fault(quoteRequestSchema, { ...A_QUOTE, message: text })],
  ['somebody who withdraws', (text) => fault(withdrawalSchema, { ...A_WITHDRAWAL, text })],
  [
    'the shop about a withdrawal',
    (text) => fault(withdrawalAnswerSchema, { state: 'accepted', answer: text }),
  ],
])('a message has the same bound from each: %s [CONTACT-006 QUOTE-004 LAW-003]', (_who, faultOf) => {
  expect(faultOf(letters(MESSAGE_LENGTH))).toBeNull();
  expect(faultOf(letters(MESSAGE_LENGTH + 1))).toBe(`tiene más de ${MESSAGE_LENGTH} letras`);
});

test('a login asks for an email and a password', () => {
  const login = { email: 'rosa', password: 'una' };
  expect(fault(credentialsSchema, login)).toBeNull();
  expect(fault(credentialsSchema, { ...login, email: ' ' })).toBe('El email es obligatorio');
  expect(fault(credentialsSchema, { ...login, password: '' })).toBe('La contraseña es obligatoria');
  expect(accepts(credentialsSchema, { ...login, email: letters(255) })).toBe(false);
  expect(accepts(credentialsSchema, { ...login, password: letters(1001) })).toBe(false);
});

test('a code or an email of spaces alone is refused', () => {
  expect(['', '   '].map(code)).toEqual([false, false]);
  expect(['', '   '].map(email)).toEqual([false, false]);
});

test('an invitation goes to a lower-cased address of at most 254 letters', () => {
  expect(invitationSchema.parse({ email: ' Rosa@Correo.Example ' })).toEqual({
    email: 'rosa@correo.example',
    role: 'mostrador',
  });
  expect(['rosa', 'rosa@correo', ''].map(invited)).toEqual(Array(3).fill('no es un correo electrónico'));
  const domain = `@${letters(60)}.example`;
  expect(invited(`${letters(254 - domain.length)}${domain}`)).toBeNull();
  expect(invited(`${letters(255 - domain.length)}${domain}`)).toBe('tiene más de 254 letras');
});

test('pages count from 1, and have 1 to 200 entries', () => {
  const page = (text: string) => fault(pagingQuery.page, text);
  const size = (text: string) => fault(pagingQuery.size, text);
  expect(['0', '1', '999999999'].map(page)).toEqual(['empieza en 1', null, null]);
  expect(['1', '200'].map(size)).toEqual([null, null]);
  expect(['0', '201'].map(size)).toEqual(Array(2).fill('tiene que estar entre 1 y 200'));
  for (const text of ['', '1.5', '-1', '1e2', ' 1', '1 ', 'uno', '1234567890']) {
    const no = 'tiene que ser un número entero';
    expect([text, page(text), size(text)]).toEqual([text, no, no]);
  }
});

test('a yes-or-no in an address is 0, 1, true or false, and a list is whole unless it is asked to be brief', () => {
  expect(briefQuery.parse(undefined)).toBe(false);
  expect(['1', 'true', '0', 'false'].map((text) => flagQuery.parse(text))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(['', 'yes', '2', 'TRUE'].map((text) => fault(flagQuery, text))).toEqual(
    Array(4).fill('tiene que ser 0 o 1'),
  );
});

test.each(['a b', 'a/b', 'á', "a'", 'a.b', ' a', 'a\n'])('%j is no id and no secret', (text) => {
  expect(accepts(idSchema, text)).toBe(false);
  expect(accepts(invitationTokenSchema, { token: text })).toBe(false);
});

test.each(['con espacios 1', 'acentuación', 'corta', 'tab\tulada9'])('%j is no idempotency key', (text) => {
  expect(key(text)).toBe(false);
});

test('no text has the character that PostgreSQL cannot store', () => {
  expect(fault(searchText, 'a\0b')).toBe('tiene un carácter que no se puede guardar');
  expect(email('a\0b')).toBe(false);
});
