import { expect, test } from 'vitest';
import { initialOf } from './initial.ts';

test.each([
  ['rosana', 'R'],
  [' ñata', 'Ñ'],
  ['👩‍🔧 Taller', '👩‍🔧'],
  ['', '?'],
])('MSGADM-G02 the initial of “%s” is %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
