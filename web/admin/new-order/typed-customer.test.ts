import { expect, test } from 'vitest';
import { typedCustomer } from './typed-customer.ts';

test.each([
  ['3496 40-1923', { phone: '3496 40-1923' }],
  ['+54 9 3496 401923', { phone: '+54 9 3496 401923' }],
  ['ana', { firstName: 'ana', lastName: '' }],
  [' Ana  López Zbinden ', { firstName: 'Ana', lastName: 'López Zbinden' }],
  ['', {}],
])('%j begins a new customer as %o [QUOTE-007]', (typed, fields) => {
  expect(Object.fromEntries(typedCustomer(typed))).toEqual(fields);
});
