import { expect, test } from 'vitest';
import { greetingName } from './greeting-name.ts';

test('a greeting has one or two names', () => {
  expect(greetingName('Marta')).toBe('Marta');
  expect(greetingName('  María   José ')).toBe('María José');
  expect(greetingName("D'Angelo Anne-Marie")).toBe("D'Angelo Anne-Marie");
  expect(greetingName('مريم')).toBe('مريم');
});

test('a message in place of a name is cut to its beginning, or left out', () => {
  expect(greetingName('Ana Paula ganaste un premio')).toBe('Ana Paula');
  expect(greetingName('Ana visita-ya: sitio.example')).toBe('Ana');
  expect(greetingName('Ana https://sitio.example')).toBe('Ana');
  expect(greetingName('www.sitio.example Ana')).toBe('');
  expect(greetingName('<b>Ana</b>')).toBe('');
  expect(greetingName('$ 100.000')).toBe('');
  expect(greetingName('')).toBe('');
});

test('a greeting has 40 letters at most', () => {
  expect(greetingName('A'.repeat(40))).toBe('A'.repeat(40));
  expect(greetingName(`Ana ${'B'.repeat(37)}`)).toBe('Ana');
  expect(greetingName('A'.repeat(41))).toBe('');
});
