import { expect, test } from 'vitest';
import { aProduct } from '#domain/products/a-product.ts';
import { addedMessage } from './added-message.ts';

const product = aProduct({ colours: ['Rojo', 'Azul'] });
const name = 'Hilo';
const success = 'El producto fue añadido correctamente';

test.each([
  ['all that was chosen', product, { Rojo: 5 }, { Rojo: 5 }, success, '5 unidades: Hilo'],
  ['a product that is gone', null, { Rojo: 5 }, { Rojo: 5 }, 'No se añadió', 'Hilo ya no está disponible.'],
  [
    'a full line',
    product,
    { Rojo: 5 },
    {},
    'No se añadió',
    'En el carrito entran hasta 9.999 unidades de cada variante.',
  ],
  [
    'a part that fits',
    product,
    { Rojo: 5 },
    { Rojo: 1 },
    'Solo se añadió 1 unidad',
    'En el carrito entran hasta 9.999 unidades de cada variante.',
  ],
  [
    'a colour that sold out',
    { ...product, soldOutVariants: ['Rojo'] },
    { Rojo: 5 },
    { Rojo: 5 },
    'No se añadió',
    'Se agotó lo que elegiste de Hilo.',
  ],
  [
    'one colour of two that sold out',
    { ...product, soldOutVariants: ['Rojo'] },
    { Rojo: 5, Azul: 2 },
    { Rojo: 5, Azul: 2 },
    'Se agotó una parte',
    'Sí se añadieron 2 unidades de Hilo.',
  ],
])('the message about %s says what happened [DETAIL-024]', (_, present, wanted, fitted, title, text) => {
  expect(addedMessage({ present, name, wanted, fitted, isKept: true })).toMatchObject({ title, text });
});

test('what a browser can not keep is no success [DETAIL-024 CART-009]', () => {
  const wanted = { Rojo: 5 };
  expect(addedMessage({ present: product, name, wanted, fitted: wanted, isKept: false })).toEqual({
    title: '5 unidades solo por esta visita',
    text: 'Tu navegador no puede guardar el carrito: si recargas o cierras la página, se pierde.',
    tone: 'warning',
  });
});
