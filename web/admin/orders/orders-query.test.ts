import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ORDER_TAB_NAMES } from '#domain/orders/order-tabs.ts';
import { ordersQuery, ordersSearch } from './orders-query.ts';

test('the screen begins with all orders, first page [ORDADM-002]', () => {
  expect(ordersQuery(new URLSearchParams())).toEqual({ tab: 'Todos', text: '', page: 1 });
  expect(ordersQuery(new URLSearchParams('estado=Perdidos&pagina=-3&q=+'))).toEqual({
    tab: 'Todos',
    text: '',
    page: 1,
  });
});

test('every tab, search and page has an address that leads back to it [ORDADM-002]', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ORDER_TAB_NAMES),
      fc.string(),
      fc.integer({ min: 1, max: 10_000 }),
      (tab, typed, page) => {
        const query = { tab, text: typed.trim(), page };
        expect(ordersQuery(new URLSearchParams(ordersSearch(query)))).toEqual(query);
      },
    ),
  );
});
