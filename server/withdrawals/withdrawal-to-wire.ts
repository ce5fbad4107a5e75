import { namedOrder } from '#domain/withdrawals/withdrawal.ts';
import { withdrawalAnswerBy, withdrawalExpiresAt } from '#domain/withdrawals/withdrawal-clocks.ts';
import type { WireWithdrawal, WireWithdrawalReceipt } from '#schemas/withdrawal-answers.ts';
import type { Database } from '#server/db/connect.ts';
import type { WithdrawalRow } from '#server/db/tables/customer-tables.ts';
import { ordersByNumber } from './queries.ts';

const iso = (moment: number) => new Date(moment).toISOString();

/** With the orders that they name and that are not known to be theirs. */
export async function withdrawalsToWire(
  db: Database,
  rows: readonly WithdrawalRow[],
): Promise<WireWithdrawal[]> {
  const named = await ordersByNumber(
    db,
    rows.flatMap((row) => (row.order_id === null ? (namedOrder(row.order_number) ?? []) : [])),
  );
  return rows.map((row) => {
    const number = row.order_id === null ? namedOrder(row.order_number) : null;
    return withdrawalToWire(row, number === null ? null : (named.get(number)?.id ?? null));
  });
}

function withdrawalToWire(row: WithdrawalRow, unprovenOrderId: string | null): WireWithdrawal {
  return {
    id: row.id,
    version: row.version,
    code: row.code,
    name: row.name,
    contact: row.contact,
    orderNumber: row.order_number,
    orderId: row.order_id,
    unprovenOrderId,
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
