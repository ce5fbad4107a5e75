import { expect, test } from 'vitest';
import { initialOf } from './initial.ts';

test.each([
  ['rosana', 'R'],
  [' ñata', 'Ñ'],
  ['👩‍🔧 Taller', '👩‍🔧'],
  ['', '?'],
])('the initial of “%s” is %s [MSGADM-G02]', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
