import { expect, test } from 'vitest';
import { orderKnots } from './order-knots.ts';

const createdAt = Date.UTC(2026, 10, 16, 15);
const quoted = (state: 'sent' | 'accepted' | 'expired') => ({ state, version: 2 });

test.each([
  ['pendiente', null, 0, 0, 'Pago y entrega', 'Te contactamos para acordarlos'],
  ['pendiente', quoted('sent'), 1, 1, 'Presupuesto por aceptar', 'Versión 2'],
  ['pendiente', quoted('expired'), 1, 1, 'Presupuesto vencido', 'Versión 2'],
  ['En Progreso', quoted('accepted'), 2, 2, 'Presupuesto aceptado', 'Versión 2'],
  ['En Progreso', quoted('expired'), 2, 2, 'Pago y entrega', null],
  ['En Progreso', null, 2, 2, 'Pago y entrega', null],
  ['Listo', quoted('accepted'), 3, 4, 'Presupuesto aceptado', 'Versión 2'],
] as const)(
  'an order that is %s with %o has come to knot %i [QUOTE-006 PAY-002]',
  (status, quote, present, tied, title, note) => {
    const thread = orderKnots({ status, quote, createdAt });
    expect([thread.present, thread.tied]).toEqual([present, tied]);
    expect(thread.knots[0]).toEqual({ title: 'Pedido recibido', note: 'Lunes 16 de noviembre' });
    expect(thread.knots[1]).toEqual({ title, note });
  },
);
