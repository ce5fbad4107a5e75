import fc from 'fast-check';
import { expect, test } from 'vitest';
import { soundOf } from '../entries/sound.ts';
import { letterErrors } from './letter-errors.ts';

const words = fc.string({ unit: fc.constantFrom('a', 'b', 'e', 'r', 's'), maxLength: 9 });

test.each([
  ['cierre', 'cierre', 0],
  ['cierre', 'ciere', 1],
  ['cierre', 'cierrre', 1],
  ['cierre', 'cierra', 1],
  ['cierre', 'ceirre', 1],
  ['centimetro', 'sentimitro', 2],
  ['cierre', 'botin', null],
])('%s and %s differ by %s letters [FIND-001]', (one, other, errors) => {
  expect(letterErrors(one, other, 2)).toBe(errors);
});

test('the number of errors is the same in both directions, and 0 for equal words alone [FIND-001]', () => {
  fc.assert(
    fc.property(words, words, fc.integer({ min: 0, max: 3 }), (one, other, most) => {
      const errors = letterErrors(one, other, most);
      expect(letterErrors(other, one, most)).toBe(errors);
      expect(errors === 0).toBe(one === other);
    }),
  );
});

test.each([
  ['vies', 'bies'],
  ['sierre', 'cierre'],
  ['razo', 'raso'],
  ['puntiya', 'puntilla'],
  ['ilo', 'hilo'],
  ['jenero', 'genero'],
  ['kilt', 'quilt'],
  ['overlok', 'overlock'],
])('%s sounds as %s [FIND-001]', (one, other) => {
  expect(soundOf(one)).toBe(soundOf(other));
});

test.each([
  ['gata', 'jata'],
  ['casa', 'chasa'],
  ['100', '10'],
  ['carro', 'caros'],
])('%s does not sound as %s [FIND-001]', (one, other) => {
  expect(soundOf(one)).not.toBe(soundOf(other));
});
