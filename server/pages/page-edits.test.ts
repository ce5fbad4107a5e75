import { expect, test } from 'vitest';
import { edited, placesOf } from './page-edits.ts';

const page = Buffer.from('uno dos uno');
const put = (from: number, to: number, ...texts: string[]) => ({
  from,
  to,
  pieces: texts.map((text) => Buffer.from(text)),
});

test('edits come in the order of their places, insertions at one place in their own', () => {
  const edits = [put(4, 7, 'ñ', '!'), put(11, 11, '»'), put(0, 0, '«'), put(0, 0, '<')];
  expect(edited(page, edits).toString()).toBe('«<uno ñ! uno»');
  expect(edited(page, []).toString()).toBe('uno dos uno');
});

test.each([
  ['overlap', [put(0, 5), put(4, 7)]],
  ['begin before the page', [put(-1, -1, 'x')]],
  ['end before they begin', [put(3, 1)]],
])('edits that %s are refused', (_fault, edits) => {
  expect(() => edited(page, edits)).toThrow('edits of a page overlap');
});

test('all places of a text are found', () => {
  expect(placesOf(Buffer.from('uno'), page)).toEqual([0, 8]);
  expect(placesOf(Buffer.from('tres'), page)).toEqual([]);
});
