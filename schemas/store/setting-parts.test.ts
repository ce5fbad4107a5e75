import { expect, test } from 'vitest';
import { line } from './setting-parts.ts';

test('a needed line has a letter besides line breaks and control characters [STORE-001]', () => {
  expect(line.parse(' La\nAguja\u0001')).toBe('La Aguja');
  for (const empty of ['', '  \n', '\u0001', '\u2028 \u0007']) {
    expect(line.safeParse(empty).error?.issues.map(({ message }) => message)).toEqual([
      'no puede estar vacío',
    ]);
  }
});
