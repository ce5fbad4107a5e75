import { expect, test } from 'vitest';
import { CONTACT_STEP_SEARCH, STEP_PARAMETER, stepIn } from './step.ts';

test('CHECKOUT-004 the page begins with the cart, and the address names the second step', () => {
  expect(stepIn(null)).toBe('cart');
  expect(stepIn('otra cosa')).toBe('cart');
  expect(stepIn(new URLSearchParams(CONTACT_STEP_SEARCH).get(STEP_PARAMETER))).toBe('contact');
});
