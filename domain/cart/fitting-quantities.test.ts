import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BY_PIECE } from '../measure/sale-unit.ts';
import { unitsIn } from '../products/variants.ts';
import { addedQuantities } from './changed-quantity.ts';
import { fittingQuantities } from './fitting-quantities.ts';

test.each([
  ['all into an empty line', {}, { Rojo: 5 }, { Rojo: 5 }],
  ['what is left below the maximum', { Rojo: 9997 }, { Rojo: 5, Azul: 2 }, { Rojo: 2, Azul: 2 }],
  ['nothing into a full line', { Rojo: 9999 }, { Rojo: 5 }, {}],
])('%s fits [DETAIL-021 DETAIL-024]', (_title, quantities, added, expected) => {
  expect(fittingQuantities(quantities, added, BY_PIECE)).toEqual(expected);
});

test('a line grows by what fits [DETAIL-021]', () => {
  const counts = fc.dictionary(fc.constantFrom('Rojo', 'Azul', ''), fc.integer({ min: 1, max: 9999 }));
  fc.assert(
    fc.property(counts, counts, (quantities, added) => {
      const grown = unitsIn(addedQuantities(quantities, added, BY_PIECE)) - unitsIn(quantities);
      expect(unitsIn(fittingQuantities(quantities, added, BY_PIECE))).toBe(grown);
    }),
  );
});
