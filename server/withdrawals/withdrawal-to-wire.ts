import { withdrawalAnswerBy, withdrawalExpiresAt } from '#domain/withdrawals/withdrawal-clocks.ts';
import type { WireWithdrawal, WireWithdrawalReceipt } from '#schemas/withdrawal-answers.ts';
import type { WithdrawalRow } from '#server/db/tables/customer-tables.ts';
import type { OrderBehind } from './orders-behind.ts';

const iso = (moment: number) => new Date(moment).toISOString();

/** @param behind as `ordersBehind` finds them */
export function withdrawalToWire(
  row: WithdrawalRow,
  behind: ReadonlyMap<string, OrderBehind>,
): WireWithdrawal {
  const { unprovenOrderId = null, paid = null } = behind.get(row.id) ?? {};
  return {
    id: row.id,
    version: row.version,
    code: row.code,
    name: row.name,
    contact: row.contact,
    orderNumber: row.order_number,
    orderId: row.order_id,
    unprovenOrderId,
    paid,
    text: row.text,
    createdAt: iso(row.created_at),
    answerBy: iso(withdrawalAnswerBy(row.created_at)),
    expiresAt: iso(withdrawalExpiresAt(row.created_at)),
    state: row.state,
    answer: row.answer,
    answeredAt: row.answered_at === null ? null : iso(row.answered_at),
    answeredBy: row.answered_by,
  };
}

export function withdrawalReceiptToWire({
  code,
  created_at,
}: Pick<WithdrawalRow, 'code' | 'created_at'>): WireWithdrawalReceipt {
  return { code, answerBy: iso(withdrawalAnswerBy(created_at)) };
}
