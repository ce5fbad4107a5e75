import type { Order, Reminder } from '#domain/orders/order.ts';
import { SHOP_DAY_MS } from '#domain/time/shop-days.ts';
import { record } from '#server/audit/record.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { addOrderEntry } from './add-order-entry.ts';
import { getOrder } from './change-order.ts';
import { lockOrder } from './lock-order.ts';

/**
 * Sets when the shop wants to be reminded of an order, and of what; `null` is done with it (QUOTE-008). What is so
 * already leaves no entry.
 * @throws Refusal 'order-not-found' · 'invalid-request' for a moment more than a day ago
 */
export function setReminder(
  ctx: Context,
  { orderId, reminder }: { orderId: string; reminder: Reminder | null },
): Promise<Order> {
  assertMay(ctx, 'orders');
  return inTransaction(ctx, async (ctx) => {
    const { number, reminder: before } = await lockOrder(ctx, orderId);
    if (before?.at !== reminder?.at || before?.text !== reminder?.text) {
      assertAhead(ctx, reminder);
      await ctx.db
        .updateTable('orders')
        .set({ reminder_at: reminder?.at ?? null, reminder_text: reminder?.text ?? '' })
        .where('id', '=', orderId)
        .execute();
      await record(ctx, reminder === null ? 'reminder-done' : 'reminder-set', { id: orderId, number });
      await addReminderEntry(ctx, { orderId, before, reminder });
    }
    return getOrder(ctx, orderId);
  });
}

function assertAhead(ctx: Context, reminder: Reminder | null): void {
  if (reminder === null || reminder.at > ctx.now() - SHOP_DAY_MS) return;
  throw new Refusal('invalid-request', { errors: [{ field: 'at', message: 'Día y hora: ya pasó' }] });
}

async function addReminderEntry(
  ctx: Context,
  { orderId, before, reminder }: { orderId: string; before: Reminder | null; reminder: Reminder | null },
): Promise<void> {
  const told = reminder ?? before;
  if (told === null) return;
  const kind = reminder === null ? 'reminder-done' : 'reminder-set';
  const details = { at: new Date(told.at).toISOString(), text: told.text };
  await addOrderEntry(ctx, { orderId, kind, details });
}
