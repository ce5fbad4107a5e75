import { centavos } from '#domain/money/centavos.ts';
import type { WireDebts, WireOwed } from '#schemas/receivable-answers.ts';
import { amountToWire } from '#schemas/wire/amount.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { type Debt, type Debts, findDebts, findOwedOrders } from './queries.ts';

/** As many as somebody calls in a day; the sums are of all. */
const MOST_SHOWN = 200;

/** The orders with something to pay, and what all of them come to. */
export async function listOwed(ctx: Context): Promise<WireOwed> {
  assertMay(ctx, 'orders');
  const debts = debtsToWire(await findDebts(ctx.db, ctx.now()));
  const rows = await findOwedOrders(ctx.db, { limit: MOST_SHOWN });
  const orders = rows.map((row) => ({
    _id: row.id,
    orderNumber: row.number,
    customer: `${row.first_name} ${row.last_name}`.trim(),
    phone: row.phone,
    createdAt: new Date(row.created_at).toISOString(),
    total: amountToWire(centavos(row.total)),
    paid: amountToWire(centavos(row.paid_amount)),
    balance: amountToWire(centavos(row.total - row.paid_amount - row.payment_discount)),
  }));
  return { ...debts, orders };
}

export function debtsToWire({ byAge, ...all }: Debts): WireDebts {
  const { week, fortnight, older } = byAge;
  return {
    ...debtToWire(all),
    byAge: { week: debtToWire(week), fortnight: debtToWire(fortnight), older: debtToWire(older) },
  };
}

export function debtToWire({ count, amount }: Debt): { count: number; amount: number } {
  return { count, amount: amountToWire(amount) };
}
