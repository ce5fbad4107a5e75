import { expect, test } from 'vitest';
import { soldOutText } from './sold-out-text.ts';

test('a product that is partly sold out says how much of it [BUY-006]', () => {
  expect(soldOutText({ kind: 'colour', soldOut: 2, of: 8 })).toBe('Agotados: 2 de 8 colores');
  expect(soldOutText({ kind: 'model', soldOut: 1, of: 3 })).toBe('Agotado: 1 de 3 modelos');
});
