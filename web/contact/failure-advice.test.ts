import { expect, test } from 'vitest';
import { failureAdvice } from './failure-advice.ts';

const problem = (status: number) => ({ type: 'about:blank' as const, status, code: 'x', title: 'x' });

test('the advice depends on why the message did not arrive [CONTACT-021]', () => {
  expect(failureAdvice(null)).toContain('Revisa tu conexión');
  expect(failureAdvice(problem(429))).toContain('Espera un minuto');
  expect(failureAdvice(problem(400))).toContain('Revisa lo que escribiste');
  expect(failureAdvice({ ...problem(422), code: 'key-reused' })).toBe('Intenta nuevamente.');
  expect(failureAdvice(problem(500))).toContain('de nuestro lado');
});
