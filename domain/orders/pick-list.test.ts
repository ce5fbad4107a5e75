import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aThread } from '#tests/support/a-thread.ts';
import { NO_EXTRAS } from '../cart/line-extras.ts';
import { pickedProducts } from './pick-list.ts';

const extras = NO_EXTRAS;
const thread = aThread({ id: 'hilo', subsection: 'Hilos', name: 'Hilo', colours: ['Rojo', 'Azul'] });
const zip = aThread({ id: 'cierre', subsection: 'Cierres', name: 'Cierre', colours: [] });

test('a product of several orders stands once, by shelf, with its units summed by colour [QUOTE-009]', () => {
  const picked = pickedProducts([
    { orderNumber: 7, product: thread, quantities: { Azul: 2 }, extras },
    {
      orderNumber: 3,
      product: { ...thread, name: 'Hilo de antes' },
      quantities: { Rojo: 1, Azul: 4 },
      extras,
    },
    { orderNumber: 3, product: zip, quantities: { '': 5 }, extras },
  ]);
  expect(picked).toMatchObject([
    { product: { name: 'Cierre' }, units: 5, variants: [{ variant: '', units: 5 }], orders: [3] },
    {
      product: { name: 'Hilo' },
      units: 7,
      variants: [
        { variant: 'Rojo', units: 1 },
        { variant: 'Azul', units: 6 },
      ],
      orders: [3, 7],
    },
  ]);
});

test('no unit gets lost, in whatever order the orders come [QUOTE-009]', () => {
  const line = fc.record({
    orderNumber: fc.integer({ min: 1, max: 9 }),
    product: fc.constantFrom(thread, zip),
    quantities: fc.dictionary(fc.constantFrom('Rojo', 'Azul', 'Lila'), fc.integer({ min: 1, max: 99 }), {
      minKeys: 1,
    }),
    extras: fc.constant(extras),
  });
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const units = lines.flatMap(({ quantities }) => Object.values(quantities));
      const picked = pickedProducts(lines);
      expect(picked.reduce((sum, one) => sum + one.units, 0)).toBe(units.reduce((sum, one) => sum + one, 0));
      const reversed = pickedProducts(lines.toReversed());
      expect(reversed.map(({ product, orders }) => [product.id, orders])).toEqual(
        picked.map(({ product, orders }) => [product.id, orders]),
      );
    }),
  );
});
