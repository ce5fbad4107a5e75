import { expect, test } from 'vitest';
import { CONTACT_STEP_SEARCH, STEP_PARAMETER, stepIn } from './step.ts';

test('the page begins with the cart, and the address names the second step [CHECKOUT-004]', () => {
  expect(stepIn(null)).toBe('cart');
  expect(stepIn('otra cosa')).toBe('cart');
  expect(stepIn(new URLSearchParams(CONTACT_STEP_SEARCH).get(STEP_PARAMETER))).toBe('contact');
});
