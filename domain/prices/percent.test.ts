import { expect, test } from 'vitest';
import { centavos } from '../money/centavos.ts';
import { formatSignedPercent, parsePercent, withPercent } from './percent.ts';

test.each([
  ['12.5', 1250, '+12,5\u00a0%'],
  ['-3', -300, '-3\u00a0%'],
  ['+7.25', 725, '+7,25\u00a0%'],
  ['0', 0, '+0\u00a0%'],
  ['-0', 0, '+0\u00a0%'],
  ['10.05', 1005, '+10,05\u00a0%'],
  ['10000', 1_000_000, '+10000\u00a0%'],
])('%j is a percentage [STUDIO-003]', (text, hundredths, words) => {
  const percent = parsePercent(text);
  expect(percent).toBe(hundredths);
  expect(percent !== null && formatSignedPercent(percent)).toBe(words);
});

test.each(['', '12,5', '1.234', '12.', '.5', '1e3', '12 %', '10000.01', '--3'])(
  '%j is no percentage [STUDIO-003]',
  (text) => {
    expect(parsePercent(text)).toBeNull();
  },
);

test('a percentage is added to an amount half up to the centavo [STUDIO-003]', () => {
  const added = (amount: number, percent: string) => {
    const parsed = parsePercent(percent);
    return parsed === null ? null : withPercent(centavos(amount), parsed);
  };
  expect([added(100_000, '30'), added(33, '50'), added(1, '0'), added(10_000, '12.5')]).toEqual([
    130_000, 50, 1, 11_250,
  ]);
});
