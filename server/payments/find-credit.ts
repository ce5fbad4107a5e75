import type { Database } from '#server/db/connect.ts';
import type { BankCreditRow } from '#server/db/tables/payment-tables.ts';
import { Refusal } from '#server/kernel/errors.ts';

/** @throws Refusal 'credit-not-found' */
export async function findCredit(db: Database, id: string): Promise<BankCreditRow> {
  const credit = await db.selectFrom('bank_credits').selectAll().where('id', '=', id).executeTakeFirst();
  if (credit === undefined) throw new Refusal('credit-not-found');
  return credit;
}
