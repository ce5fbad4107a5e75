import { expect, test } from 'vitest';
import { typedUnits } from './typed-units.ts';

test('anything but a whole number is ignored [DETAIL-019]', () => {
  expect(typedUnits('abc', 9999)).toBeNull();
  expect(typedUnits('2,5', 9999)).toBeNull();
  expect(typedUnits('-3', 9999)).toBeNull();
  expect(typedUnits('1e3', 9999)).toBeNull();
});

test('an emptied field is 0 [DETAIL-018 DETAIL-020]', () => {
  expect(typedUnits('', 9999)).toBe(0);
  expect(typedUnits(' 12 ', 9999)).toBe(12);
  expect(typedUnits('007', 9999)).toBe(7);
});

test('there are at most 9.999 units [DETAIL-021]', () => {
  expect(typedUnits('9999', 9999)).toBe(9999);
  expect(typedUnits('123456789012345678901234567890', 9999)).toBe(9999);
});
