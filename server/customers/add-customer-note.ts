import type { WireCustomerNote } from '#schemas/wire/customer.ts';
import { assertAdministrator } from '#server/accounts/assert-administrator.ts';
import { record } from '#server/audit/record.ts';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { noteToWire } from './list-customers.ts';
import { lockCustomer } from './lock-customer.ts';

/** Keeps what an administrator wants to remember of a customer. @throws Refusal 'customer-not-found' */
export async function addCustomerNote(
  ctx: Context,
  { id, text }: { id: string; text: string },
): Promise<WireCustomerNote> {
  assertAdministrator(ctx);
  return inTransaction(ctx, async (ctx) => {
    await lockCustomer(ctx, id);
    const row = await ctx.db
      .insertInto('customer_notes')
      .values({ customer_id: id, written_at: ctx.now(), actor: ctx.actor?.email ?? '', text })
      .returningAll()
      .executeTakeFirstOrThrow();
    await ctx.db.updateTable('customers').set({ last_contact_at: ctx.now() }).where('id', '=', id).execute();
    await record(ctx, 'customer-noted', { id });
    return noteToWire(row);
  });
}
