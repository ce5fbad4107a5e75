import { expect, test } from 'vitest';
import { createTypedTexts } from './typed-texts.ts';

test('a network’s invented texts take no place from others [STORE-008]', () => {
  const texts = createTypedTexts();
  for (let index = 0; index < 6000; index += 1) texts.typed(`inventado ${index}`, '192.0.2.1');
  expect(texts.typed('hilo', '198.51.100.1')).toBe(0);
  expect(texts.typed('hilo', '198.51.100.2')).toBe(2);
});

test('of a network that typed many texts its last ones are held [STORE-008]', () => {
  const texts = createTypedTexts();
  texts.typed('hilo', '198.51.100.1');
  for (let index = 0; index < 6000; index += 1) texts.typed(`inventado ${index}`, '192.0.2.1');
  expect(texts.typed('inventado 5900', '198.51.100.2')).toBe(2);
  expect(texts.typed('inventado 5999', '198.51.100.2')).toBe(2);
  expect(texts.typed('inventado 5899', '198.51.100.2')).toBe(0);
  expect(texts.typed('hilo', '198.51.100.2')).toBe(2);
});

test('a text of the last weeks counts at once [STORE-008]', () => {
  const texts = createTypedTexts();
  texts.know(['hilo']);
  expect(texts.typed('hilo', '192.0.2.1')).toBe(1);
});
