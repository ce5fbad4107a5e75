import { expect, test } from 'vitest';
import { lookArea } from './look-area.ts';

test('a colour is taken as people write it, and stored in one form [STORE-003 BUY-008]', () => {
  const colours = [{ name: 'Ladrillo', value: 'B2452E' }];
  expect(lookArea.parse({ accent: ' #A8112F', colours })).toEqual({
    accent: '#a8112f',
    colours: [{ name: 'Ladrillo', value: '#b2452e' }],
  });
});

test('what is no colour, or reads badly, is refused with what would do [STORE-003]', () => {
  const faults = (accent: string) =>
    lookArea.safeParse({ accent }).error?.issues.map(({ message }) => message);
  expect(faults('rojo')).toEqual(["tiene que ser un color, como '#9f1239'"]);
  expect(faults('#FFFF00')).toEqual([expect.stringMatching(/se leería mal en la tienda; .* #[0-9a-f]{6}$/)]);
});
