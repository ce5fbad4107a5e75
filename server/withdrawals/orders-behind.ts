import { centavos } from '#domain/money/centavos.ts';
import { namedOrder } from '#domain/withdrawals/withdrawal.ts';
import { amountToWire } from '#schemas/wire/amount.ts';
import type { WireWithdrawal } from '#schemas/withdrawal-answers.ts';
import type { Database } from '#server/db/connect.ts';
import type { WithdrawalRow } from '#server/db/tables/customer-tables.ts';
import { ordersByNumber } from './queries.ts';

/** What is known of the orders behind requests, by the request's id. */
export type OrderBehind = Pick<WireWithdrawal, 'unprovenOrderId' | 'paid'>;

type Named = Pick<WithdrawalRow, 'id' | 'order_id' | 'order_number'>;

/** The order that each request names and that is not known to be theirs; and what was paid for it, which is to be given back. */
export async function ordersBehind(
  db: Database,
  rows: readonly Named[],
): Promise<ReadonlyMap<string, OrderBehind>> {
  const unproven = await unprovenOrders(db, rows);
  const orderOf = ({ id, order_id }: Named) => order_id ?? unproven.get(id) ?? '';
  const paid = await paidOrders(db, rows.map(orderOf));
  return new Map(
    rows.map((row) => [
      row.id,
      { unprovenOrderId: unproven.get(row.id) ?? null, paid: paid.get(orderOf(row)) ?? null },
    ]),
  );
}

async function unprovenOrders(db: Database, rows: readonly Named[]): Promise<ReadonlyMap<string, string>> {
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

/** Of those with money in the shop: how much, and the ways in which it came. */
async function paidOrders(db: Database, orderIds: readonly string[]) {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_payments', 'order_payments.order_id', 'orders.id')
    .select(['orders.id', 'orders.paid_amount', 'order_payments.method'])
    .distinct()
    .where('orders.id', 'in', ['-', ...new Set(orderIds)])
    .where('orders.paid_amount', '>', 0)
    .where('order_payments.removed_at', 'is', null)
    .orderBy('order_payments.method')
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, own]) => [
      id,
      { amount: amountToWire(centavos(own[0]?.paid_amount ?? 0)), methods: own.map(({ method }) => method) },
    ]),
  );
}
