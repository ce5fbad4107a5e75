import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BY_PIECE } from '../measure/sale-unit.ts';
import { acceptedQuantities, variantCountOf, variantsOf } from './variants.ts';

const none = { colours: [], models: [] };
const oneModel = { colours: [], models: ['Modelo 1'] };
const models = { colours: [], models: ['Modelo 1', 'Modelo 2'] };
const colours = { colours: ['Rojo', 'Azul'], models: [] };
const both = { colours: ['Rojo'], models: ['Largo', 'Rojo'] };

test.each([
  ['none [CART-002 DETAIL-G07]', none, [['', '', 'single']]],
  ['the one default model [DETAIL-G07]', oneModel, [['Modelo 1', '', 'single']]],
  ['one model with a name [DETAIL-016]', { colours: [], models: ['Largo'] }, [['Largo', 'Largo', 'model']]],
  [
    'models [DETAIL-016 CART-003 CART-004]',
    models,
    [
      ['Modelo 1', 'Modelo 1', 'model'],
      ['Modelo 2', 'Modelo 2', 'model'],
    ],
  ],
  [
    'colours [DETAIL-016]',
    colours,
    [
      ['Rojo', 'Rojo', 'colour'],
      ['Azul', 'Azul', 'colour'],
    ],
  ],
  [
    'both, in older data [DETAIL-G06]',
    both,
    [
      ['Rojo', 'Rojo', 'colour'],
      ['Largo', 'Largo', 'model'],
    ],
  ],
])('the keys that units are counted by: $0', (_, product, expected) => {
  expect(variantsOf(product).map(({ key, label, kind }) => [key, label, kind])).toEqual(expected);
});

test.each([
  [none, { '': 3 }, { '': 3 }],
  [oneModel, { 'Modelo 1': 3 }, { 'Modelo 1': 3 }],
  [oneModel, { '': 3 }, { 'Modelo 1': 3 }],
  [oneModel, { '': 3, 'Modelo 1': 1 }, { 'Modelo 1': 4 }],
  [models, { 'Modelo 2': 9999 }, { 'Modelo 2': 9999 }],
  [colours, { Rojo: 1, Azul: 2 }, { Rojo: 1, Azul: 2 }],
  [both, { Largo: 1, Rojo: 1 }, { Largo: 1, Rojo: 1 }],
])('of %j %j is accepted [CHECKOUT-049]', (product, quantities, expected) => {
  expect(acceptedQuantities({ ...product, saleUnit: BY_PIECE }, quantities)).toEqual(expected);
});

test.each([
  [none, {}],
  [none, { '': 0 }],
  [none, { '': -1 }],
  [none, { '': 1.5 }],
  [none, { '': Number.NaN }],
  [none, { '': 10_000 }],
  [none, { Rojo: 1 }],
  [models, { '': 1 }],
  [colours, { '': 1 }],
  [colours, { Rojo: 1, Verde: 1 }],
  [oneModel, { '': 9999, 'Modelo 1': 1 }],
  [colours, Object.fromEntries([['__proto__', 1]])],
  [colours, { constructor: 1 }],
])('of %j %j is refused [CHECKOUT-049 DETAIL-021]', (product, quantities) => {
  expect(acceptedQuantities({ ...product, saleUnit: BY_PIECE }, quantities)).toBeNull();
});

test('accepted units are counted by variant, and are accepted again unchanged [CHECKOUT-049]', () => {
  const names = fc.uniqueArray(fc.constantFrom('Rojo', 'Azul', 'Modelo 1', 'Largo', '__proto__'), {
    maxLength: 3,
  });
  const counts = fc.dictionary(fc.constantFrom('', 'Rojo', 'Azul', 'Modelo 1', '__proto__'), fc.nat(10_001));
  fc.assert(
    fc.property(names, names, counts, (colourNames, modelNames, quantities) => {
      const product = { colours: colourNames, models: modelNames, saleUnit: BY_PIECE };
      const accepted = acceptedQuantities({ ...product, saleUnit: BY_PIECE }, quantities);
      if (accepted === null) return;
      const keys = variantsOf(product).map((variant) => variant.key);
      expect(Object.keys(accepted).every((key) => keys.includes(key))).toBe(true);
      expect(acceptedQuantities(product, accepted)).toEqual(accepted);
    }),
  );
});

test('unnamed units fit no product that has colours beside its model [CHECKOUT-049 DETAIL-G06]', () => {
  expect(
    acceptedQuantities({ colours: ['Rojo'], models: ['Largo'], saleUnit: BY_PIECE }, { '': 1 }),
  ).toBeNull();
});

test.each(['Modelo 12 largo', 'Mi Modelo 1', 'modelo 1', 'Modelo'])(
  'the one model “%s” has a name that is shown [DETAIL-016 DETAIL-G07]',
  (name) => {
    expect(variantsOf({ colours: [], models: [name] })).toEqual([{ key: name, label: name, kind: 'model' }]);
  },
);

test('the one model that the shop named by its number is shown without a name, however high [DETAIL-G07]', () => {
  expect(variantsOf({ colours: [], models: ['Modelo 12'] })).toEqual([
    { key: 'Modelo 12', label: '', kind: 'single' },
  ]);
});

test('a list names the first colours, and those that are sold out before the others [BUY-006]', () => {
  const product = { colours: ['Rojo', 'Azul', 'Coral', 'Verde'], models: [], soldOutVariants: ['Verde'] };
  expect(variantCountOf(product)).toEqual({ kind: 'colour', of: 4, first: ['Verde', 'Rojo', 'Azul'] });
  expect(variantCountOf({ ...product, colours: [] })).toBeNull();
});
