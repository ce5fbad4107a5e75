import { expect, test } from 'vitest';
import { nationalNumber } from './national-number.ts';

test.each([
  '3496401923',
  '03496401923',
  '03496 15 401923',
  '+54 9 3496 40-1923',
  '543496401923',
  '0054 9 (3496) 401923',
])('every spelling of a number gives the same digits: %s', (phone) => {
  expect(nationalNumber(phone)).toBe('3496401923');
});

test('area codes of two and three digits lose the old mobile mark too', () => {
  expect(nationalNumber('011 15 4321-1551')).toBe('1143211551');
  expect(nationalNumber('341 15 512-3456')).toBe('3415123456');
});

test.each(['', '12345', 'no tengo', '34964019234'])('%j is no Argentine number', (phone) => {
  expect(nationalNumber(phone)).toBeNull();
});

test.each(['no tengo 123', '3496 no 1234', '349640192x'])('letters make it no number: %j', (text) => {
  expect(nationalNumber(text)).toBeNull();
});

test('a number of ten digits keeps the 15 in it', () => {
  expect(nationalNumber('341 151-2345')).toBe('3411512345');
});
