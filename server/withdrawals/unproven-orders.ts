import { namedOrder } from '#domain/withdrawals/withdrawal.ts';
import type { Database } from '#server/db/connect.ts';
import type { WithdrawalRow } from '#server/db/tables/customer-tables.ts';
import { ordersByNumber } from './queries.ts';

/** Of requests, by their id, the order that each names and that is not known to be theirs. */
export async function unprovenOrders(
  db: Database,
  rows: readonly Pick<WithdrawalRow, 'id' | 'order_id' | 'order_number'>[],
): Promise<ReadonlyMap<string, string>> {
  const named = rows.flatMap(({ id, order_id, order_number }) => {
    const number = order_id === null ? namedOrder(order_number) : null;
    return number === null ? [] : [{ id, number }];
  });
  const orders = await ordersByNumber(
    db,
    named.map(({ number }) => number),
  );
  return new Map(
    named.flatMap(({ id, number }) => {
      const order = orders.get(number);
      return order === undefined ? [] : [[id, order.id]];
    }),
  );
}
