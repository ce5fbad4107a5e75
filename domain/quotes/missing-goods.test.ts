import { expect, test } from 'vitest';
import { aThread } from '#tests/support/a-thread.ts';
import { missingGoods } from './missing-goods.ts';

const thread = aThread({ id: 'hilo', brand: 'Cadena', name: 'Cono' });
const line = (quantities: Record<string, number>) => ({ product: thread, quantities });
const textsOf = (quantities: Record<string, number>, change: Partial<typeof thread> | null) => {
  const present = new Map(change === null ? [] : [[thread.id, { ...thread, ...change }] as const]);
  return missingGoods([line(quantities)], present).map(({ text }) => text);
};

test('a line is missing where its product was deleted, is sold out, or a variant of it is [BUY-006 QUOTE-002]', () => {
  expect(textsOf({ Rojo: 1 }, {})).toEqual([]);
  expect(textsOf({ Rojo: 1 }, { soldOutVariants: ['Azul'] })).toEqual([]);
  expect(textsOf({ Rojo: 1, Azul: 2 }, { soldOutVariants: ['Azul'] })).toEqual([
    'Cadena Cono (agotado: Azul)',
  ]);
  expect(textsOf({ Rojo: 1 }, { isSoldOut: true })).toEqual(['Cadena Cono (agotado)']);
  expect(textsOf({ Rojo: 1 }, null)).toEqual(['Cadena Cono (ya no está en el catálogo)']);
});
