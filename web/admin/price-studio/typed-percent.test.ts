import { expect, test } from 'vitest';
import { typedPercent } from './typed-percent.ts';

test.each([
  ['12,5', 1250],
  ['12.5', 1250],
  ['3', 300],
  ['0,01', 1],
  ['150', 15_000],
  [' 7,25 % ', 725],
])('people type the percent %j [STUDIO-003]', (text, hundredths) => {
  expect(typedPercent(text)).toBe(hundredths);
});

test.each(['', '0', '0,00', '1,234', '1.000', '-3', '12,', ',5', 'doce', '1e3', '99999'])(
  '%j is no percent [STUDIO-003]',
  (text) => expect(typedPercent(text)).toBeNull(),
);
