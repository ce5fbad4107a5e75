import { expect, test } from 'vitest';
import { whatsAppLink } from './whats-app-link.ts';

test('the chat link carries the number and the greeting, encoded [NAV-004 HOME-009]', () => {
  const link = whatsAppLink({ digits: '5493496401923', text: '¡Hola! ¿50% & más?\nSí' });
  expect(link).toBe(
    'https://wa.me/5493496401923?text=%C2%A1Hola!%20%C2%BF50%25%20%26%20m%C3%A1s%3F%0AS%C3%AD',
  );
  expect(new URL(link).searchParams.get('text')).toBe('¡Hola! ¿50% & más?\nSí');
});
