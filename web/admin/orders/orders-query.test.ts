import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ORDER_TAB_NAMES } from '#domain/orders/order-tabs.ts';
import { ALL_ORDERS, ordersFilter, ordersQuery, ordersSearch, QUOTE_CHOICES } from './orders-query.ts';

test('the screen begins with all orders, first page [ORDADM-002]', () => {
  expect(ordersQuery(new URLSearchParams())).toEqual(ALL_ORDERS);
  const unknown = 'estado=Perdidos&pagina=-3&q=+&presupuesto=perdido&recordatorios=si&eliminados=0';
  expect(ordersQuery(new URLSearchParams(unknown))).toEqual(ALL_ORDERS);
});

test('every tab, filter, search and page has an address that leads back to it [ORDADM-002 QUOTE-005 QUOTE-008]', () => {
  const queries = fc.record({
    tab: fc.constantFrom(...ORDER_TAB_NAMES),
    text: fc.string().map((typed) => typed.trim()),
    quote: fc.constantFrom(null, ...QUOTE_CHOICES),
    isDue: fc.boolean(),
    showsDeleted: fc.boolean(),
    page: fc.integer({ min: 1, max: 10_000 }),
  });
  fc.assert(
    fc.property(queries, (query) => {
      expect(ordersQuery(new URLSearchParams(ordersSearch(query)))).toEqual(query);
    }),
  );
});

test('the server is asked for what the address names [QUOTE-005 QUOTE-008]', () => {
  const search = '?estado=Pendientes&presupuesto=con-cambios&recordatorios=1';
  expect(ordersFilter(ordersQuery(new URLSearchParams(search)))).toEqual({
    status: 'pendiente',
    q: '',
    quote: 'changes-requested',
    reminder: 'due',
    deleted: '',
  });
});
