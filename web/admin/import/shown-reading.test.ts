import { expect, test } from 'vitest';
import { shownReading } from './shown-reading.ts';

test('both readings of an amount are shown, also one that is no price [IMPORT-003]', () => {
  expect(shownReading('3500')).toBe('$\u00a03.500,00');
  expect(shownReading('3.500')).toBe('$\u00a03,500');
});
