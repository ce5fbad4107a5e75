import { randomInt } from 'node:crypto';
import { contactKind, namedOrder, type WithdrawalRequest } from '#domain/withdrawals/withdrawal.ts';
import { withdrawalCode } from '#domain/withdrawals/withdrawal-code.ts';
import type { WithdrawalRow } from '#server/db/tables/customer-tables.ts';
import type { Context } from '#server/kernel/context.ts';
import { nextNumber } from '#server/kernel/counters.ts';
import { claimIdempotencyKey } from '#server/kernel/idempotency.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { addToOutbox } from '#server/notifications/outbox.ts';
import { addOrderEntry } from '#server/orders/add-order-entry.ts';
import { contactKey, findWithdrawal, ordersByNumber } from './queries.ts';

/**
 * Stores a request to take a purchase back and gives it a code, for anybody and without a login. A repeated key answers
 * the first one.
 * @throws Refusal 'key-reused'
 */
export function requestWithdrawal(
  ctx: Context,
  { request, idempotencyKey }: { request: WithdrawalRequest; idempotencyKey: string | null },
): Promise<WithdrawalRow> {
  // Whoever asks is a customer, also in a browser with a session of the dashboard.
  return inTransaction({ ...ctx, actor: null }, async (ctx) => {
    const id = ctx.newId();
    if (idempotencyKey !== null) {
      const earlierId = await claimIdempotencyKey(ctx, { key: idempotencyKey, request, madeId: id });
      const earlier = earlierId === null ? null : await findWithdrawal(ctx.db, earlierId);
      if (earlier !== null) return earlier;
    }
    const order = await orderOf(ctx, request);
    const row = await insertWithFreeCode(ctx, {
      id,
      version: 1,
      name: request.name,
      contact: request.contact,
      contact_key: contactKey(request.contact),
      order_number: request.orderNumber,
      order_id: order,
      text: request.text,
      created_at: ctx.now(),
      state: 'pending',
      answer: '',
      answered_at: null,
      answered_by: '',
    });
    const hasEmail = contactKind(request.contact) === 'email';
    const recipients = hasEmail ? (['shop', 'shopper'] as const) : (['shop'] as const);
    await addToOutbox(ctx, { kind: 'withdrawal-received', subjectId: id, recipients });
    await nextNumber(ctx, 'withdrawal-changes');
    if (order !== null)
      await addOrderEntry(ctx, { orderId: order, kind: 'withdrawal', details: { code: row.code } });
    return row;
  });
}

/**
 * The named order, if the contact is its phone or email. Numbers are easily guessed, so anybody else's request stands beside
 * the order, where the desk sees that nothing proves whose it is.
 */
async function orderOf({ db }: Context, { orderNumber, contact }: WithdrawalRequest): Promise<string | null> {
  const number = namedOrder(orderNumber);
  if (number === null) return null;
  const order = (await ordersByNumber(db, [number])).get(number);
  if (order === undefined) return null;
  const contacts = [contactKey(order.phone), contactKey(order.email)].filter((key) => key !== '');
  return contacts.includes(contactKey(contact)) ? order.id : null;
}

/** Codes are few enough to meet once in years, and each names one request. */
async function insertWithFreeCode(
  { db }: Context,
  values: Omit<WithdrawalRow, 'code'>,
): Promise<WithdrawalRow> {
  for (;;) {
    const row = await db
      .insertInto('withdrawals')
      .values({ ...values, code: withdrawalCode(randomInt) })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (row !== undefined) return row;
  }
}
