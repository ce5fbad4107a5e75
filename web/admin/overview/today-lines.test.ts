import { expect, test } from 'vitest';
import { orderLines } from './today-lines.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const NONE = {
  byStatus: { pendiente: 0, 'En Progreso': 4, Listo: 7 },
  oldestPending: null,
  quotesAccepted: 0,
  changesRequested: 0,
  remindersDue: 0,
  nextReminder: null,
  today: { count: 0, amount: 0, before: { count: 0, amount: 0 } },
  week: { count: 0, amount: 0, before: { count: 0, amount: 0 } },
  days: [],
};

test('what wants doing leads to the list that has it [QUOTE-005 QUOTE-008]', () => {
  const orders = {
    ...NONE,
    byStatus: { ...NONE.byStatus, pendiente: 2 },
    oldestPending: '2026-11-20T12:00:00Z',
    quotesAccepted: 1,
    changesRequested: 3,
    remindersDue: 1,
  };
  const lines = orderLines({ orders }, NOW);
  expect(lines.map(({ text, to }) => [text, to.replace('/hilvanDash/pedidos', '')])).toEqual([
    ['1 recordatorio para hoy', '?recordatorios=1'],
    ['1 presupuesto aceptado por preparar', '?estado=Pendientes&presupuesto=aceptado'],
    ['3 presupuestos con cambios pedidos', '?presupuesto=con-cambios'],
    ['2 pedidos por empezar; el más antiguo, de anteayer', '?estado=Pendientes'],
  ]);
  expect(lines.some(({ isDone }) => isDone)).toBe(false);
});

test('what is done keeps its line, so that news don’t move the page [QUOTE-005]', () => {
  const lines = orderLines({ orders: NONE }, NOW);
  expect(lines.map(({ text }) => text)).toEqual([
    'Ningún recordatorio para hoy',
    'Ningún presupuesto aceptado por preparar',
    'Ningún presupuesto con cambios pedidos',
    'Ningún pedido por empezar',
  ]);
  expect(lines.every(({ isDone }) => isDone)).toBe(true);
});
