import { sql } from 'kysely';
import { normalisedEmail } from '#domain/contact/email.ts';
import { customerPhone } from '#domain/customers/customer-phone.ts';
import type { WireErasure } from '#schemas/customer-answers.ts';
import { record } from '#server/audit/record.ts';
import { emptyWriteAheadLog } from '#server/db/empty-write-ahead-log.ts';
import { isSqlite } from '#server/db/is-sqlite.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { nextNumber } from '#server/kernel/counters.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { assertSettled } from './assert-settled.ts';
import { type Eraser, eraseOrders, eraseWithdrawals } from './erase-orders.ts';
import { lockCustomer } from './lock-customer.ts';
import { messagesOf } from './messages-of.ts';

/**
 * Erases a person's data for good, as the law on personal data asks (25.326, article 16): the customer, their notes and
 * contact messages go; their orders stay as amounts and lines. The audit log says that it was done, and not to whom.
 * @throws Refusal 'customer-not-found' · 'phone-not-confirmed' · 'withdrawal-open' while the law wants an answer for them ·
 *   'customer-unsettled', unless it is known, while a quote or a balance of theirs is open
 */
export async function eraseCustomer(ctx: Context, erasure: Erasure): Promise<WireErasure> {
  assertMay(ctx, 'erase');
  const erased = await inTransaction(ctx, (ctx) => erase(ctx, erasure));
  await emptyWriteAheadLog(ctx.db).catch((error: unknown) =>
    ctx.log.warn({ err: error }, 'write-ahead log not emptied'),
  );
  return erased;
}

type Erasure = {
  readonly id: string;
  /** One of the customer's phones, written in any way. */
  readonly confirm: string;
  /** Whether it is known that a quote or a balance is open. */
  readonly evenUnsettled: boolean;
};

async function erase(ctx: Context, { id, confirm, evenUnsettled }: Erasure): Promise<WireErasure> {
  const phones = await lockCustomer(ctx, id);
  const typed = customerPhone(confirm);
  if (typed === null || !phones.includes(typed)) throw new Refusal('phone-not-confirmed');
  if (!evenUnsettled) await assertSettled(ctx, id);
  const { openWithdrawals, ...erased } = await eraseLocked(ctx, { id, phones });
  // Looked at after they were found, so none that came meanwhile is missed; the refusal takes all of it back.
  if (openWithdrawals.length > 0) throw openWithdrawal(openWithdrawals);
  await record(ctx, 'customer-erased', erased);
  // Last, because others who change these rows take the rows first and then the counter.
  await nextNumber(ctx, 'order-changes');
  if (erased.messages > 0) await nextNumber(ctx, 'message-changes');
  await nextNumber(ctx, 'withdrawal-changes');
  return erased;
}

function openWithdrawal(codes: readonly string[]): Refusal {
  const message = `Hay un arrepentimiento sin responder (${codes.join(', ')}). Respóndelo antes: después nadie sabría a quién. No se borró nada.`;
  return new Refusal('withdrawal-open', { errors: [{ field: 'confirm', message }] });
}

/** @param phones of the customer, who is locked */
export async function eraseLocked(
  eraser: Eraser,
  { id, phones }: { id: string; phones: readonly string[] },
): Promise<WireErasure & { readonly openWithdrawals: readonly string[] }> {
  const { db } = eraser;
  // Otherwise SQLite keeps the old texts in freed places of its file.
  if (isSqlite(db)) await sql`pragma secure_delete = on`.execute(db);
  const { orders, emails, withdrawals } = await eraseOrders(eraser, id);
  const messages = (await messagesOf(db, { phones, emails })).map((message) => message.id);
  await db
    .deleteFrom('contact_messages')
    .where('id', 'in', ['-', ...messages])
    .execute();
  const keys = [...phones, ...emails.map(normalisedEmail)];
  withdrawals.push(...(await eraseWithdrawals(db, { keys, orderIds: [] })));
  const subjects = [...messages, ...withdrawals.map((withdrawal) => withdrawal.id)];
  if (subjects.length > 0) {
    await db.deleteFrom('outbox').where('subject_id', 'in', subjects).execute();
    await db
      .updateTable('idempotency_keys')
      .set({ fingerprint: '' })
      .where('made_id', 'in', subjects)
      .execute();
  }
  await db.deleteFrom('customer_notes').where('customer_id', '=', id).execute();
  await db.deleteFrom('customer_phones').where('customer_id', '=', id).execute();
  await db.deleteFrom('customers').where('id', '=', id).execute();
  if (isSqlite(db)) await sql`pragma secure_delete = off`.execute(db);
  const open = withdrawals.filter(({ state }) => state === 'pending');
  return { orders, messages: messages.length, openWithdrawals: open.map(({ code }) => code) };
}
