import { expect, test } from 'vitest';
import { receiptHint } from './receipt-hint.ts';

const ORDER = {
  _id: 'a',
  orderNumber: 7,
  customer: 'Ana',
  quoteVersion: 1,
  total: 54_000,
  left: 54_000,
  leftByTransfer: 51_300,
  paid: 0,
  deposit: 15_390,
  samePaidOn: null,
};

test.each([
  [51_300, {}, true, 'Coincide con el total por transferencia'],
  [15_390, {}, true, 'Es la seña'],
  [54_000, {}, true, 'Coincide con el total sin descuento'],
  [51_120, {}, false, '$\u00a0180 menos que el total'],
  [51_300.1, {}, false, '$\u00a00,10 más que el total'],
  [35_910, { paid: 15_390, left: 38_610, leftByTransfer: 35_910, deposit: null }, true, 'Es lo que falta'],
  [51_300, { samePaidOn: '2026-11-20' }, false, 'Ya hay un pago igual, del 20 de noviembre de 2026'],
  [100, { left: 0, leftByTransfer: 0 }, false, 'El pedido ya está pagado'],
])('a receipt of %d says how it fits [PAY-003]', (amount, change, fits, text) => {
  expect(receiptHint({ amount, order: { ...ORDER, ...change } })).toEqual({ fits, text });
});
