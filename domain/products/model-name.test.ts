import fc from 'fast-check';
import { expect, test } from 'vitest';
import { modelName } from './model-name.ts';

test.each([
  ['[N9 WIZARD-015 WIZARD-018]', '', [], 'Modelo 1'],
  ['[N9 WIZARD-017]', '', ['Modelo 1'], 'Modelo 2'],
  ['[N9 WIZARD-017]', '', ['Rojo', 'Largo'], 'Modelo 3'],
  ['[N9 WIZARD-017]', '   ', [], 'Modelo 1'],
  ['[N9 WIZARD-017]', '\u200b', [], 'Modelo 1'],
  ['[N9 WIZARD-017]', ' Largo ', ['Rojo'], 'Largo'],
  ['[N9 WIZARD-G04]', '', ['Modelo 2', 'Modelo 3'], 'Modelo 4'],
])('$1 added to $2 is $3 $0', (_, typed, models, expected) => {
  expect(modelName(typed, models)).toBe(expected);
});

test('a generated name never repeats an existing one [WIZARD-G04]', () => {
  const names = fc.array(
    fc.oneof(
      fc.nat(12).map((number) => `Modelo ${number}`),
      fc.string(),
    ),
  );
  fc.assert(
    fc.property(names, (models) => {
      expect(models).not.toContain(modelName(' ', models));
    }),
  );
});
