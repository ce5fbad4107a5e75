import fc from 'fast-check';
import { expect, test } from 'vitest';
import { modelName } from './model-name.ts';

test.each([
  ['WIZARD-015 WIZARD-018', '', [], 'Modelo 1'],
  ['WIZARD-017', '', ['Modelo 1'], 'Modelo 2'],
  ['WIZARD-017', '', ['Rojo', 'Largo'], 'Modelo 3'],
  ['WIZARD-017', '   ', [], 'Modelo 1'],
  ['WIZARD-017', ' Largo ', ['Rojo'], 'Largo'],
  ['WIZARD-G04', '', ['Modelo 2', 'Modelo 3'], 'Modelo 4'],
])('N9 %s %j added to %j is %s', (_, typed, models, expected) => {
  expect(modelName(typed, models)).toBe(expected);
});

test('WIZARD-G04 a generated name never repeats an existing one', () => {
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
