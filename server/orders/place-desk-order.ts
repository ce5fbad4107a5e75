import { NO_EXTRAS } from '#domain/cart/line-extras.ts';
import type { DeskOrderRequest } from '#schemas/desk-order.ts';
import { amountToWire } from '#schemas/wire/amount.ts';
import { record } from '#server/audit/record.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { addToOutbox } from '#server/notifications/outbox.ts';
import { orderPriceList } from '#server/wholesale/kept-list.ts';
import { deskBuyer, listAtDesk } from '#server/wholesale/list-at-desk.ts';
import { addOrderEntry } from './add-order-entry.ts';
import { earlierOrder } from './earlier-order.ts';
import type { PlacedOrder } from './order-link.ts';
import { newOrder } from './order-rows.ts';
import { amountsOf, requestedLines } from './requested-lines.ts';
import { writeOrder } from './write-order.ts';

/**
 * Places an order that the shop takes by phone or at the counter (QUOTE-007), at the catalogue's prices or at those of a
 * price list, also below its minimum and by the piece (TRADE-002). Hidden and sold-out products are taken too, because the
 * shopkeeper sees what is on the shelf. A repeated key returns the first order.
 * @throws Refusal 'list-not-found' · 'unknown-product' · 'off-step' · 'unfit-quantities' · 'beyond-sums' · 'key-reused'
 */
export function placeDeskOrder(
  ctx: Context,
  { request, idempotencyKey }: { request: DeskOrderRequest; idempotencyKey: string | null },
): Promise<PlacedOrder> {
  assertMay(ctx, 'orders');
  return inTransaction(ctx, async (ctx) => {
    const orderId = ctx.newId();
    const earlier = await earlierOrder(ctx, { idempotencyKey, request: { desk: request }, orderId });
    if (earlier !== null) return earlier;
    const { customer, items, note, priceListId } = request;
    const list = priceListId === undefined ? null : await listAtDesk(ctx, priceListId);
    const lines = items.map((item) => ({ ...item, extras: { ...NO_EXTRAS, pieces: item.pieces } }));
    const priced = amountsOf(
      await requestedLines(ctx, lines, {
        isOrderable: () => true,
        buyerOf: (products) => deskBuyer(list, products),
      }),
    );
    // The shop needs no mail about what it entered itself.
    if (customer.email !== '')
      await addToOutbox(ctx, { kind: 'order-placed', subjectId: orderId, recipients: ['shopper'] });
    const order = await writeOrder(
      ctx.db,
      newOrder({
        id: orderId,
        customer,
        origin: 'desk',
        // Whom it is for, its customer says.
        priceList: list && orderPriceList({ list, holder: '' }),
        ...priced,
        now: ctx.now(),
      }),
    );
    await record(ctx, 'order-taken', { id: orderId, number: order.number });
    const total = amountToWire(order.payableAmount);
    await addOrderEntry(ctx, { orderId, kind: 'placed', details: { origin: 'desk', total } });
    if (note !== '') await addOrderEntry(ctx, { orderId, kind: 'note', details: { text: note } });
    return order;
  });
}
