import { expect, test } from 'vitest';
import type { ApiAnswer } from '#web/api/api-client.ts';
import { loginOutcome } from './login-outcome.ts';

function refusal(status: number, headers: Record<string, string> = {}, code = 'no'): ApiAnswer<unknown> {
  const problem = { type: 'about:blank' as const, status, code, title: 'Algo falló' };
  return { ok: false, status, problem, headers: new Headers(headers) };
}

test('a wrong login shows a text below the fields [LOGIN-004]', () => {
  expect(loginOutcome(refusal(401))).toEqual({
    kind: 'refused',
    message: 'Nombre de usuario o contraseña incorrectos',
  });
});

test('after too many wrong logins the form shows how long to wait [LOGIN-004]', () => {
  expect(loginOutcome(refusal(429, { 'retry-after': '601' }))).toEqual({
    kind: 'refused',
    message: 'Demasiados intentos. Espera 11 minutos y vuelve a probar.',
  });
  expect(loginOutcome(refusal(429))).toMatchObject({ kind: 'refused' });
});

test('an account with one-time codes asks for one, and reports a wrong one', () => {
  expect(loginOutcome(refusal(401, {}, 'code-required'))).toEqual({ kind: 'code-required' });
  expect(loginOutcome(refusal(403, {}, 'wrong-code'))).toEqual({ kind: 'refused', message: 'Algo falló' });
});

test('a server that fails gives the reason [LOGIN-008]', () => {
  expect(loginOutcome(refusal(503))).toEqual({ kind: 'failed', reason: 'Algo falló' });
});
