import { expect, test } from 'vitest';
import { safeError, withoutPeople } from './safe-error.ts';

test.each([
  ['Key (email)=(marta@correo.test) already exists', 'Key (email)=(…) already exists'],
  ['call +54 9 3496 40-1923 now', 'call … now'],
  ['connect postgres://hilvan:secreto@db:5432/shop', 'connect postgres://…@db:5432/shop'],
  ['GET /?q=hilo+rojo failed', 'GET /?… failed'],
  ['SQLITE_FULL: database or disk is full', 'SQLITE_FULL: database or disk is full'],
  ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
])('%s is logged as %s', (text, logged) => {
  expect(withoutPeople(text)).toBe(logged);
});

test('an error keeps its type, code and stack, but no fields of its own', () => {
  const cause = Object.assign(new Error('mail to ana@correo.test'), { rejected: ['ana@correo.test'] });
  const error = Object.assign(new TypeError('invalid input for "Marta"', { cause }), {
    code: '22P02',
    detail: 'Failing row contains (Marta, Gietz).',
  });
  const logged = safeError(error);
  expect(logged).toEqual({
    type: 'TypeError',
    message: 'invalid input for "…"',
    code: '22P02',
    stack: expect.stringMatching(/^\s+at .*safe-error\.test\.ts/),
    cause: { type: 'Error', message: 'mail to …', stack: expect.any(String) },
  });
  expect(JSON.stringify(logged)).not.toMatch(/Marta|ana@/);
});

test('a thrown value that is no error is left out', () => {
  expect(safeError('Marta Gietz')).toEqual({
    type: 'string',
    message: 'something that is no error was thrown',
  });
});

test('circular causes are cut off', () => {
  const error = new Error('again');
  error.cause = error;
  expect(JSON.stringify(safeError(error)).match(/again/g)).toHaveLength(6);
});
