import { expect, test } from 'vitest';
import { readDiscount, readPesos, readSignedPesos } from './read-typed.ts';

const readValue = (typed: { ok: boolean; value?: number | null }) => (typed.ok ? typed.value : 'problem');

test.each([
  ['1.500,50', 150_050],
  ['1500,5', 150_050],
  ['$ 3.000', 300_000],
  ['0', 0],
  [' ', null],
  ['1,500.50', 'problem'],
  ['-5', 'problem'],
  ['tres', 'problem'],
])('a price typed as %j is read as people write here [QUOTE-002]', (text, expected) => {
  expect(readValue(readPesos(text))).toBe(expected);
});

test.each([
  ['-500', -50_000],
  ['− $ 1.500,50', -150_050],
  ['1.500,50', 150_050],
  ['', null],
  ['-', 'problem'],
  ['--5', 'problem'],
])('a free line typed as %j may take off [QUOTE-002]', (text, expected) => {
  expect(readValue(readSignedPesos(text))).toBe(expected);
});

test.each([
  ['', 0],
  ['5', 500],
  ['12,5 %', 1250],
  ['12.25', 1225],
  ['100', 10_000],
  ['100,01', 'problem'],
  ['-3', 'problem'],
  ['1,234', 'problem'],
])('a discount typed as %j is from 0 to 100 percent [QUOTE-002]', (text, expected) => {
  expect(readValue(readDiscount(text))).toBe(expected);
});
