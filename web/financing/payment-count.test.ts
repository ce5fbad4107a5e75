import { expect, test } from 'vitest';
import { paymentCount } from './payment-count.ts';

test('one payment is no instalment', () => {
  expect([1, 2, 12].map(paymentCount)).toEqual(['1 pago', '2 cuotas', '12 cuotas']);
});
