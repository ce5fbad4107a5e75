import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ORDER_STATUSES, type OrderStatus } from './order-status.ts';
import {
  FURTHER_ORDER_ACTIONS,
  ORDER_ACTIONS,
  ORDER_TAB_NAMES,
  ORDER_TABS,
  ordersOnTab,
  tabOfStatus,
} from './order-tabs.ts';

const order = (number: number, status: OrderStatus, isDeleted = false) => ({
  number,
  status,
  isDeleted,
  createdAt: number * 1000,
});

const orders = [
  order(1, 'pendiente'),
  order(4, 'Listo'),
  order(2, 'En Progreso'),
  order(5, 'Listo', true),
  order(3, 'pendiente'),
];

test('the tabs, in their order [ORDADM-002 ORDADM-009]', () => {
  expect(ORDER_TAB_NAMES).toEqual(['Todos', 'Listos', 'En proceso', 'Pendientes']);
  for (const status of ORDER_STATUSES) expect(ORDER_TABS[tabOfStatus(status)]).toBe(status);
});

test.each([
  ['Todos', [4, 3, 2, 1]],
  ['Listos', [4]],
  ['En proceso', [2]],
  ['Pendientes', [3, 1]],
] as const)(
  '%s lists its orders, newest first, without deleted ones [ORDADM-006 ORDADM-010 ORDADM-011]',
  (tab, expected) => {
    expect(ordersOnTab(orders, tab).map(({ number }) => number)).toEqual(expected);
  },
);

test('orders of the same moment are sorted by number, the higher first [ORDADM-006]', () => {
  const together = [order(1, 'Listo'), order(2, 'Listo')].map((one) => ({ ...one, createdAt: 0 }));
  expect(ordersOnTab(together, 'Todos').map(({ number }) => number)).toEqual([2, 1]);
});

test('the actions, and the status that each sets [ORDADM-005 ORDADM-008 ORDADM-009]', () => {
  expect(Object.entries(ORDER_ACTIONS)).toEqual([
    ['En progreso', 'En Progreso'],
    ['Listo', 'Listo'],
    ['Eliminar', null],
  ]);
});

test('the way back to pending stands below what the menu always offered [ORDADM-005 ORDADM-023]', () => {
  expect(Object.entries(FURTHER_ORDER_ACTIONS)).toEqual([['Pendiente', 'pendiente']]);
});

test('the stored statuses, beginning with that of a new order [ORDADM-007 ORDADM-009]', () => {
  expect(ORDER_STATUSES).toEqual(['pendiente', 'En Progreso', 'Listo']);
});

test('orders are sorted newest first, in any input order [ORDADM-006]', () => {
  const arrivals = fc.array(fc.record({ number: fc.nat(50), createdAt: fc.nat(50) }), { minLength: 2 });
  fc.assert(
    fc.property(arrivals, (arrived) => {
      const listed = ordersOnTab(
        arrived.map((one) => ({ ...one, status: 'Listo' as const, isDeleted: false })),
        'Todos',
      );
      for (const [index, { createdAt }] of listed.entries()) {
        expect(createdAt).toBeLessThanOrEqual(listed[index - 1]?.createdAt ?? 50);
      }
    }),
  );
});
