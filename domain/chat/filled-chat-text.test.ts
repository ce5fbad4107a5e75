import { expect, test } from 'vitest';
import { DEMO_STORE } from '#config/demo-store.ts';
import { centavos } from '../money/centavos.ts';
import { CHAT_TEXT_KINDS } from './chat-texts.ts';
import { filledChatText, unknownBlanks } from './filled-chat-text.ts';

const blanks = {
  name: 'Ana',
  orderNumber: 123,
  total: centavos(6_821_147),
  link: 'https://casahilvan.example/presupuesto/abc',
};

test('a template gets the name, the order, the total and the link [QUOTE-011]', () => {
  expect(filledChatText('{nombre}: pedido {pedido}, {total}, {enlace} {otro}', blanks)).toBe(
    'Ana: pedido 123, $\u00a068.211,47, https://casahilvan.example/presupuesto/abc {otro}',
  );
});

test('an empty blank leaves no comma behind [QUOTE-011]', () => {
  expect(filledChatText('Hola, {nombre}. Mira: {enlace}', { ...blanks, name: ' ', link: '' })).toBe(
    'Hola. Mira:',
  );
});

test('what a customer calls themselves is never read as a blank [QUOTE-011]', () => {
  expect(filledChatText('Hola, {nombre}.', { ...blanks, name: '{total} $& $1' })).toBe(
    'Hola, {total} $& $1.',
  );
});

test.each(CHAT_TEXT_KINDS)('the shop’s text for %s names the order and its link [QUOTE-011]', (kind) => {
  const text = filledChatText(DEMO_STORE.chatTexts[kind], blanks);
  expect(text).toContain('Ana');
  expect(text).toContain('123');
  expect(text).toContain(blanks.link);
  expect(text).not.toMatch(/[{}]/);
});

test('a blank that nothing fills is found [STORE-001]', () => {
  expect(unknownBlanks('Hola, {nombre}: {telefono}, {Total} y {}.')).toEqual(['{telefono}', '{Total}', '{}']);
  expect(unknownBlanks('{nombre} {pedido} {total} {enlace} y una llave {')).toEqual([]);
});
