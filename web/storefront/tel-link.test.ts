import { expect, test } from 'vitest';
import { DEMO_STORE } from '#config/demo-store.ts';
import { telLink } from './tel-link.ts';

test('both numbers of the shop can be dialled [CONTACT-003]', () => {
  expect(telLink(DEMO_STORE.landline)).toBe('tel:03496421923');
  expect(telLink(DEMO_STORE.mobile)).toBe('tel:+5493496401923');
});
