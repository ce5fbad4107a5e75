import { expect, test } from 'vitest';
import { formHindrance } from './form-hindrance.ts';

test.each([
  [{}, null],
  [{ firstName: 'required' }, 'Para comprar falta tu nombre.'],
  [{ phone: 'required', lastName: 'required' }, 'Para comprar falta tu apellido y tu teléfono.'],
  [
    { firstName: 'required', lastName: 'required', phone: 'required' },
    'Para comprar falta tu nombre, tu apellido y tu teléfono.',
  ],
  [
    { lastName: 'required', email: 'invalid' },
    'Para comprar falta tu apellido. Revisa tu correo electrónico.',
  ],
  [{ firstName: 'too-long', phone: 'invalid' }, 'Revisa tu nombre y tu teléfono.'],
] as const)('with the problems %j it says %j [CHECKOUT-034]', (problems, text) => {
  expect(formHindrance(problems)).toBe(text);
});
