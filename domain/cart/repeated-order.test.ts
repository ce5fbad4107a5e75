import { expect, test } from 'vitest';
import { aProduct } from '../products/a-product.ts';
import { newLine } from './cart-line.ts';
import { repeatedOrder } from './repeated-order.ts';

const thread = aProduct({ id: 'hilo', name: 'Hilo', colours: ['Rojo', 'Azul'], models: [] });
const zip = aProduct({ id: 'cierre', name: 'Cierre', colours: [], models: [] });
const lineOf = (product: typeof thread, quantities: Record<string, number>) => ({
  productId: product.id,
  name: product.name,
  quantities,
  code: product.saleUnit.code,
  pieces: [],
});

test('what can still be bought fills the cart [QUOTE-006]', () => {
  const lines = [lineOf(thread, { Rojo: 2, Azul: 1 }), lineOf(zip, { '': 3 })];
  expect(repeatedOrder(lines, { products: [zip, thread], cart: [] })).toEqual({
    added: [
      { product: thread, quantities: { Rojo: 2, Azul: 1 }, pieces: [] },
      { product: zip, quantities: { '': 3 }, pieces: [] },
    ],
    notRepeated: [],
  });
});

test('what is gone or sold out is named, and the rest is added [QUOTE-006]', () => {
  const changed = { ...thread, colours: ['Azul', 'Verde'], soldOutVariants: ['Verde'] };
  const lines = [lineOf(thread, { Rojo: 2, Azul: 1, Verde: 4 }), lineOf(zip, { '': 3 })];
  const repeated = repeatedOrder(lines, { products: [changed], cart: [] });
  expect(repeated.added).toEqual([{ product: changed, quantities: { Azul: 1 }, pieces: [] }]);
  expect(repeated.notRepeated).toEqual([
    { productId: 'hilo', name: 'Hilo', variant: 'Rojo', reason: 'gone' },
    { productId: 'hilo', name: 'Hilo', variant: 'Verde', reason: 'sold-out' },
    { productId: 'cierre', name: 'Cierre', variant: '', reason: 'gone' },
  ]);
  const soldOut = repeatedOrder([lineOf(zip, { '': 3 })], {
    products: [{ ...zip, isSoldOut: true }],
    cart: [],
  });
  expect(soldOut).toEqual({
    added: [],
    notRepeated: [{ productId: 'cierre', name: 'Cierre', variant: '', reason: 'sold-out' }],
  });
});

test('a line of the cart that is full takes what fits [QUOTE-006]', () => {
  const cart = [newLine(zip, { '': 9998 })];
  expect(repeatedOrder([lineOf(zip, { '': 3 })], { products: [zip], cart })).toEqual({
    added: [{ product: zip, quantities: { '': 1 }, pieces: [] }],
    notRepeated: [{ productId: 'cierre', name: 'Cierre', variant: '', reason: 'full' }],
  });
});

test('what was asked in pieces is not repeated in metres, and cuts come along [UNIT-004 UNIT-006]', () => {
  const saleUnit = { code: 'MTR', scale: 2, increment: 50, minimum: 50 } as const;
  const tape = aProduct({ id: 'cinta', name: 'Cinta', saleUnit });
  const asked = lineOf(tape, { '': 300 });
  const pieces = [{ variant: '', count: 2, length: 150 }];
  expect(repeatedOrder([{ ...asked, code: 'C62' }], { products: [tape], cart: [] })).toEqual({
    added: [],
    notRepeated: [{ productId: 'cinta', name: 'Cinta', variant: '', reason: 'other-unit' }],
  });
  expect(repeatedOrder([{ ...asked, pieces }], { products: [tape], cart: [] }).added).toEqual([
    { product: tape, quantities: { '': 300 }, pieces },
  ]);
});
