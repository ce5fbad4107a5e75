import { expect, test } from 'vitest';
import { aLine } from '../cart/a-line.ts';
import { CHECKOUT_LENGTHS, canOrder, checkoutProblems, customerOf } from './checkout-form.ts';

const form = { firstName: 'Ana', lastName: 'Pérez', phone: '11 2345-6789', email: '' };
const cart = [aLine({ '': 1 })];

test('a form without email has no problems [CHECKOUT-022 CHECKOUT-031]', () => {
  expect(checkoutProblems(form)).toEqual({});
});

test.each([
  ['[CHECKOUT-023]', { firstName: '' }, { firstName: 'required' }],
  ['[CHECKOUT-023]', { firstName: '   ' }, { firstName: 'required' }],
  ['[CHECKOUT-024]', { lastName: ' ' }, { lastName: 'required' }],
  ['[CHECKOUT-023]', { firstName: '\u200b' }, { firstName: 'required' }],
  ['[CHECKOUT-025]', { phone: ' ' }, { phone: 'required' }],
  ['[CHECKOUT-026 CHECKOUT-027]', { phone: '123456' }, { phone: 'invalid' }],
  ['[CHECKOUT-029 CHECKOUT-030]', { email: 'ana@mail' }, { email: 'invalid' }],
  ['[CHECKOUT-G05]', { email: 'Ana@Mail.com' }, {}],
  ['[CHECKOUT-031 CHECKOUT-G06]', { email: '' }, {}],
])('$1 gives the problems $2 $0', (_, changes, problems) => {
  expect(checkoutProblems({ ...form, ...changes })).toEqual(problems);
});

test.each([
  ['firstName', 'a'.repeat(CHECKOUT_LENGTHS.firstName)],
  ['lastName', 'a'.repeat(CHECKOUT_LENGTHS.lastName)],
  ['email', `${'a'.repeat(CHECKOUT_LENGTHS.email - 9)}@mail.com`],
] as const)(
  'a %s beyond its limit is a problem, not counting outer spaces [CHECKOUT-034]',
  (field, longest) => {
    expect(checkoutProblems({ ...form, [field]: ` ${longest} ` })).toEqual({});
    expect(checkoutProblems({ ...form, [field]: `a${longest}` })).toEqual({ [field]: 'too-long' });
  },
);

test.each([
  ['[CHECKOUT-034]', {}, cart, true],
  ['[CHECKOUT-034]', {}, [], false],
  ['[CHECKOUT-034]', { firstName: '' }, cart, false],
  ['[CHECKOUT-031]', { email: '' }, cart, true],
  ['[CHECKOUT-032]', { email: 'ana@mail' }, cart, false],
])('with $1 and the cart $2 COMPRAR is enabled: $3 $0', (_, changes, lines, expected) => {
  expect(canOrder({ ...form, ...changes }, lines)).toBe(expected);
});

test('the customer of an order, spaces dropped and the email lower-cased [CHECKOUT-G04 CHECKOUT-G05 CHECKOUT-G11]', () => {
  const typed = {
    firstName: ' Ana ',
    lastName: ' Pérez',
    phone: '+54 9 11 2345-6789',
    email: 'Ana@Mail.com',
  };
  expect(customerOf(typed)).toEqual({
    firstName: 'Ana',
    lastName: 'Pérez',
    phone: '5491123456789',
    email: 'ana@mail.com',
  });
  expect(customerOf(form).email).toBe('');
});

test.each(['  ', '\u200b'])('an email of nothing but %j is none [CHECKOUT-031 CHECKOUT-G06]', (email) => {
  const blank = { ...form, email };
  expect(checkoutProblems(blank)).toEqual({});
  expect(customerOf(blank).email).toBe('');
});
