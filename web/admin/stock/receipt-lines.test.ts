import { expect, test } from 'vitest';
import { BY_PIECE } from '#domain/measure/sale-unit.ts';
import { arrivedLines, type ReceiptLine, withAmount, withReceived } from './receipt-lines.ts';

const line = (variant: string, amount: number): ReceiptLine => ({
  productId: 'hilo',
  variant,
  name: 'Hilo',
  code: 'H-1',
  photo: null,
  unit: BY_PIECE,
  amount,
});
const amounts = (lines: readonly ReceiptLine[]) => lines.map(({ variant, amount }) => [variant, amount]);

test('the same code again is one more, and what was scanned last comes first [STOCK-006]', () => {
  const scanned = [line('Rojo', 1), line('Azul', 12), line('Rojo', 1)];
  const lines = scanned.reduce<readonly ReceiptLine[]>(withReceived, []);
  expect(amounts(lines)).toEqual([
    ['Rojo', 2],
    ['Azul', 12],
  ]);
});

test('an amount changes in its place, and what comes to 0 does not arrive [STOCK-006]', () => {
  const lines = withAmount([line('Rojo', 2), line('Azul', 12)], { productId: 'hilo', variant: 'Rojo' }, 0);
  expect(amounts(lines)).toEqual([
    ['Rojo', 0],
    ['Azul', 12],
  ]);
  expect(amounts(arrivedLines(lines))).toEqual([['Azul', 12]]);
});
