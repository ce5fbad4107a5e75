import { contactKind, type WithdrawalState } from '#domain/withdrawals/withdrawal.ts';
import type { WireWithdrawal } from '#schemas/withdrawal-answers.ts';
import { record } from '#server/audit/record.ts';
import type { WithdrawalRow } from '#server/db/tables/customer-tables.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { nextNumber } from '#server/kernel/counters.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { addToOutbox } from '#server/notifications/outbox.ts';
import { addOrderEntry } from '#server/orders/add-order-entry.ts';
import { ordersBehind } from './orders-behind.ts';
import { findWithdrawal } from './queries.ts';
import { withdrawalToWire } from './withdrawal-to-wire.ts';

type Answer = {
  readonly id: string;
  readonly expectedVersion: number;
  readonly state: WithdrawalState;
  readonly answer: string;
};

/**
 * Accepts or rejects a request, or opens it again. Who left an email gets the answer by mail.
 * @throws Refusal 'withdrawal-not-found' · 'stale-version' with the request as it is
 */
export async function answerWithdrawal(
  ctx: Context,
  { id, expectedVersion, state, answer }: Answer,
): Promise<WireWithdrawal> {
  const { email } = assertMay(ctx, 'orders');
  return inTransaction(ctx, async (ctx) => {
    const isAnswered = state !== 'pending';
    const row = await ctx.db
      .updateTable('withdrawals')
      .set({
        state,
        answer,
        answered_at: isAnswered ? ctx.now() : null,
        answered_by: isAnswered ? email : '',
        version: expectedVersion + 1,
      })
      .where('id', '=', id)
      .where('version', '=', expectedVersion)
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) throw await refusalFor(ctx, id);
    const { code, order_id: orderId } = row;
    await record(ctx, 'withdrawal-answered', { code, state });
    if (orderId !== null)
      await addOrderEntry(ctx, { orderId, kind: 'withdrawal-answered', details: { code, state } });
    if (isAnswered && contactKind(row.contact) === 'email')
      await addToOutbox(ctx, { kind: 'withdrawal-answered', subjectId: id, recipients: ['shopper'] });
    await nextNumber(ctx, 'withdrawal-changes');
    return wireOf(ctx, row);
  });
}

async function refusalFor({ db }: Context, id: string): Promise<Refusal> {
  const current = await findWithdrawal(db, id);
  if (current === null) return new Refusal('withdrawal-not-found');
  return new Refusal('stale-version', {
    headers: { etag: `"${current.version}"` },
    members: { current: await wireOf({ db }, current) },
  });
}

async function wireOf({ db }: Pick<Context, 'db'>, row: WithdrawalRow): Promise<WireWithdrawal> {
  return withdrawalToWire(row, await ordersBehind(db, [row]));
}
