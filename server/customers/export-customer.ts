import { normalisedEmail } from '#domain/contact/email.ts';
import { orderBalance } from '#domain/orders/order-balance.ts';
import type { WireCustomerExport, WireExportedOrder } from '#schemas/customer-answers.ts';
import { customerToWire } from '#schemas/wire/customer.ts';
import { orderToWire } from '#schemas/wire/order.ts';
import { quoteToWire } from '#schemas/wire/quote-to-wire.ts';
import { record } from '#server/audit/record.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { messageToWire } from '#server/messages/message-to-wire.ts';
import { findEntries } from '#server/orders/entry-queries.ts';
import { entryOf } from '#server/orders/order-timeline.ts';
import { withLines } from '#server/orders/queries.ts';
import { balanceToWire, paymentToWire, refundToWire } from '#server/payments/list-payments.ts';
import { exportedReceipts } from '#server/payments/list-receipts.ts';
import { findPayments, findRefunds } from '#server/payments/queries.ts';
import { quotesOfOrder } from '#server/quotes/queries.ts';
import { ordersBehind } from '#server/withdrawals/orders-behind.ts';
import { withdrawalsOf } from '#server/withdrawals/queries.ts';
import { withdrawalToWire } from '#server/withdrawals/withdrawal-to-wire.ts';
import { noteToWire } from './list-customers.ts';
import { messagesOf } from './messages-of.ts';
import { findCustomer, findNotesOf, phonesOf } from './queries.ts';

/**
 * Everything that the shop keeps of a person, to be handed over on request (law 25.326, article 14): deleted orders and
 * internal notes too. The audit log says that it was exported.
 * @param origin of the links of quotes
 * @throws Refusal 'customer-not-found'
 */
export async function exportCustomer(
  ctx: Context,
  { id, origin }: { id: string; origin: string },
): Promise<WireCustomerExport> {
  assertMay(ctx, 'customers');
  return inTransaction(ctx, async (ctx) => {
    const customer = await findCustomer(ctx.db, id);
    if (customer === null) throw new Refusal('customer-not-found');
    const phones = await phonesOf(ctx.db, id);
    const orders = await ordersOf(ctx, { customerId: id, origin });
    const emails = new Set(orders.map(({ userEmail }) => userEmail).filter((email) => email !== ''));
    const messages = await messagesOf(ctx.db, { phones, emails: [...emails] });
    const keys = [...phones, ...[...emails].map(normalisedEmail)];
    const orderIds = orders.map(({ _id }) => _id);
    const withdrawals = await withdrawalsOf(ctx.db, { keys, orderIds });
    const behind = await ordersBehind(ctx.db, withdrawals);
    await record(ctx, 'customer-exported', { id });
    return {
      exportedAt: new Date(ctx.now()).toISOString(),
      shop: ctx.store.name,
      customer: customerToWire(customer),
      phones,
      notes: (await findNotesOf(ctx.db, id)).map(noteToWire),
      orders,
      messages: messages.map(messageToWire),
      withdrawals: withdrawals.map((row) => withdrawalToWire(row, behind)),
    };
  });
}

async function ordersOf(
  ctx: Context,
  { customerId, origin }: { customerId: string; origin: string },
): Promise<WireExportedOrder[]> {
  const rows = await ctx.db
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('number', 'desc')
    .execute();
  const exported: WireExportedOrder[] = [];
  for (const order of await withLines(ctx, rows)) {
    const timeline = (await findEntries(ctx.db, order.id)).map(entryOf).toReversed();
    const payments = (await findPayments(ctx.db, order.id)).map(paymentToWire).toReversed();
    const quotes = (await quotesOfOrder(ctx, order.id)).map((quote) => quoteToWire(quote, origin));
    const receipts = await exportedReceipts(ctx.db, order.id);
    const refunds = (await findRefunds(ctx.db, order.id)).map(refundToWire).toReversed();
    const balance = balanceToWire(orderBalance(order));
    exported.push({
      ...orderToWire(order),
      ...{ quotes, timeline, balance, payments },
      ...(refunds.length > 0 && { refunds }),
      ...(receipts.length > 0 && { receipts }),
    });
  }
  return exported;
}
