import { expect, test } from 'vitest';
import { STARTS } from '#config/starting-store.ts';
import { storeOf } from '#config/store-of.ts';
import { mailSender } from './mail-sender.ts';

test('a mail is signed with what the shop has said of itself, and nothing else [STORE-006 STORE-001]', () => {
  const signed = (start: keyof typeof STARTS) =>
    mailSender(storeOf(STARTS[start], '2026-11-27'), 'https://tienda.example').address;
  expect(signed('blank')).toBe('Mi tienda');
  expect(signed('earlier')).toBe(
    'Casa Hilván · Aarón Castellanos 1923, Esperanza, Santa Fe · Teléfono (03496) 42-1923 · WhatsApp +54 9 3496 40-1923 · CUIT 30-00000000-0',
  );
});
