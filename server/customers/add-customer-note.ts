import type { WireCustomerNote } from '#schemas/customer-answers.ts';
import { record } from '#server/audit/record.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { claimIdempotencyKey } from '#server/kernel/idempotency.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { noteToWire } from './list-customers.ts';
import { lockCustomer } from './lock-customer.ts';
import { findNotesOf } from './queries.ts';

type NewNote = { readonly id: string; readonly text: string; readonly idempotencyKey: string | null };

/**
 * Keeps what an administrator wants to remember of a customer, and returns all notes, newest first. A repeated key adds
 * nothing. @throws Refusal 'customer-not-found' · 'key-reused'
 */
export async function addCustomerNote(
  ctx: Context,
  { id, text, idempotencyKey }: NewNote,
): Promise<WireCustomerNote[]> {
  assertMay(ctx, 'customers');
  return inTransaction(ctx, async (ctx) => {
    await lockCustomer(ctx, id);
    const claim = { key: idempotencyKey ?? '', request: { customer: id, text }, madeId: id };
    const isRepeated = idempotencyKey !== null && (await claimIdempotencyKey(ctx, claim)) !== null;
    if (!isRepeated) await writeNote(ctx, { id, text });
    return (await findNotesOf(ctx.db, id)).map(noteToWire);
  });
}

async function writeNote(ctx: Context, { id, text }: Pick<NewNote, 'id' | 'text'>): Promise<void> {
  const now = ctx.now();
  await ctx.db
    .insertInto('customer_notes')
    .values({ customer_id: id, written_at: now, actor: ctx.actor?.email ?? '', text })
    .execute();
  await ctx.db.updateTable('customers').set({ last_contact_at: now }).where('id', '=', id).execute();
  await record(ctx, 'customer-noted', { id });
}
