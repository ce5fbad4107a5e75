import { expect, test } from 'vitest';
import { colourProperty, spelledColour } from './own-colour.ts';

test('a colour of the shop’s own is found as the 48 are, without case and accents [BUY-008]', () => {
  const own = [{ name: 'Ñandú Tornasol', value: '#8a5a44' }];
  expect(spelledColour(' nandu tornasol ', own)).toBe('Ñandú Tornasol');
  expect(spelledColour('ROJO', own)).toBe('Rojo');
  expect(spelledColour('Tornasol', own)).toBeNull();
  expect(colourProperty('Ñandú Tornasol')).toBe(colourProperty('ñandu tornasol'));
  expect(colourProperty('Rojo; }')).toMatch(/^--own-[\w-]+$/);
});
