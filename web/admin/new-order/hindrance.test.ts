import { expect, test } from 'vitest';
import { aProduct } from '#domain/products/a-product.ts';
import { withProduct, withUnits } from './desk-lines.ts';
import { hindranceOf } from './hindrance.ts';
import { NAME_NEEDED } from './use-desk-form.ts';

const zip = aProduct({ id: 'zip', colours: [], models: [] });
const thread = aProduct({ id: 'thread', name: 'Hilo', colours: ['Rojo', 'Azul'], models: [] });

test('an order needs a product, every colour, and a name [QUOTE-007]', () => {
  expect(hindranceOf([], {})?.at).toEqual({ kind: 'finder' });
  const emptied = withUnits(withProduct([], zip, 1), { productId: 'zip', key: '', units: 0 });
  expect(hindranceOf(emptied, {})?.at).toEqual({ kind: 'finder' });
  expect(hindranceOf(withProduct([], thread, 1), {})).toEqual({
    text: 'Falta elegir el color de Hilo.',
    at: { kind: 'variant', productId: 'thread' },
  });
  const ready = withProduct([], zip, 1);
  expect(hindranceOf(ready, { firstName: 'required' })?.text).toBe(NAME_NEEDED);
  expect(hindranceOf(ready, {})).toBeNull();
});
