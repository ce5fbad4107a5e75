import type { QuoteState } from '#domain/orders/quote-state.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { movedQuote, type QuoteMove } from '#domain/quotes/quote-moves.ts';
import { amountToWire } from '#schemas/wire/amount.ts';
import type { Acceptance } from '#schemas/wire/quote-to-wire.ts';
import { holdCustomerOfQuote, noteContact } from '#server/customer-contacts/note-contact.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { addToOutbox } from '#server/notifications/outbox.ts';
import { addOrderEntry } from '#server/orders/add-order-entry.ts';
import { assertAvailable } from '#server/stock/assert-available.ts';
import { settleShelf } from '#server/stock/settle-shelf.ts';
import { missingInWords } from './missing-in-words.ts';
import { findQuote, lockQuotedOrder, type QuotedOrder } from './queries.ts';

type Opened = { readonly quote: Quote; readonly order: QuotedOrder };

/**
 * Accepts a version, once: whoever repeats it gets the first answer, also after a newer version was sent (QUOTE-004).
 * @param version the version that the customer saw
 * @throws Refusal 'quote-not-found' · 'quote-replaced' with the newest version · 'quote-expired' · 'short'
 */
export function acceptQuote(
  ctx: Context,
  { token, version }: { token: string; version: number },
): Promise<Acceptance> {
  return inTransaction(ctx, async (ctx) => {
    await holdCustomerOfQuote(ctx, token);
    const { quote, order } = await openQuote(ctx, token);
    const answer = { orderNumber: order.number, total: quote.total };
    if (version === quote.version && quote.acceptedAt !== null) return { ...answer, at: quote.acceptedAt };
    await assertNewest(ctx, { quote, order, version });
    if (quote.validUntil <= ctx.now()) throw new Refusal('quote-expired');
    await assertAvailable(ctx, quote);
    const at = ctx.now();
    await ctx.db
      .updateTable('quotes')
      .set((eb) => ({ accepted_at: at, seen_at: eb.fn.coalesce('seen_at', eb.val(at)) }))
      .where('id', '=', quote.id)
      .execute();
    await moveOrder(ctx, order, 'accept', {
      quote_accepted_version: quote.version,
      quote_total: quote.total,
    });
    await settleShelf(ctx, [order.id]);
    await noteContact(ctx, order.customerId);
    await addToOutbox(ctx, { kind: 'quote-accepted', subjectId: quote.id, recipients: ['shop'] });
    const missing = await missingInWords(ctx, quote);
    const details = {
      version: quote.version,
      total: amountToWire(quote.total),
      ...(missing.length > 0 && { missing }),
    };
    await addOrderEntry(ctx, { orderId: order.id, kind: 'quote-accepted', details });
    return { ...answer, at };
  });
}

type Question = { readonly orderNumber: number; readonly version: number; readonly at: number };

/**
 * Asks the shop for a change, also of an expired version. The same text again is the same question.
 * @throws Refusal 'quote-not-found' · 'quote-replaced' with the newest version · 'quote-accepted'
 */
export function askForChange(
  ctx: Context,
  { token, message }: { token: string; message: string },
): Promise<Question> {
  return inTransaction(ctx, async (ctx) => {
    await holdCustomerOfQuote(ctx, token);
    const { quote, order } = await openQuote(ctx, token);
    const { version, question } = quote;
    const answer = { orderNumber: order.number, version };
    if (question !== null && question.message === message) return { ...answer, at: question.at };
    await assertNewest(ctx, { quote, order, version });
    await moveOrder(ctx, order, 'ask');
    await noteContact(ctx, order.customerId);
    const [id, at] = [ctx.newId(), ctx.now()];
    await ctx.db
      .insertInto('quote_questions')
      .values({ id, quote_id: quote.id, message, asked_at: at })
      .execute();
    await addToOutbox(ctx, { kind: 'quote-question', subjectId: id, recipients: ['shop'] });
    await addOrderEntry(ctx, { orderId: order.id, kind: 'quote-question', details: { version, message } });
    return { ...answer, at };
  });
}

/**
 * Marks a version as seen, once, when its customer opens it. Administrators don't count, nor does an unknown token. Call
 * it for a page that a browser loads, not for a chat's preview.
 */
export async function markQuoteSeen(ctx: Context, token: string): Promise<void> {
  if (ctx.actor !== null) return;
  const known = await findQuote(ctx, { token });
  if (known === null || known.seenAt !== null) return;
  await inTransaction(ctx, async (ctx) => {
    const { quote, order } = await openQuote(ctx, token);
    if (quote.seenAt !== null) return;
    await ctx.db.updateTable('quotes').set({ seen_at: ctx.now() }).where('id', '=', quote.id).execute();
    if (quote.version === order.quoteVersion && movedQuote(order.quoteState, 'see') !== null)
      await moveOrder(ctx, order, 'see');
    await addToOutbox(ctx, { kind: 'quote-seen', subjectId: quote.id, recipients: ['shop'] });
    const details = { version: quote.version };
    await addOrderEntry(ctx, { orderId: order.id, kind: 'quote-seen', details });
  });
}

/** The quote and its order, which stay as they are until the transaction ends. */
async function openQuote(ctx: Context, token: string): Promise<Opened> {
  const known = await findQuote(ctx, { token });
  const order = known === null ? null : await lockQuotedOrder(ctx.db, known.orderId);
  // Read again: another answer, or the end of the link, may have come before the lock.
  const quote = order === null || order.isDeleted ? null : await findQuote(ctx, { token });
  if (quote === null || order === null) throw new Refusal('quote-not-found');
  return { quote, order };
}

async function assertNewest(
  ctx: Context,
  { quote, order, version }: Opened & { version: number },
): Promise<void> {
  if (quote.version === order.quoteVersion && version === quote.version) return;
  const newest = await findQuote(ctx, { orderId: order.id, version: order.quoteVersion });
  if (newest === null) throw new Refusal('quote-not-found');
  throw new Refusal('quote-replaced', { members: { newest: newestOf(newest) } });
}

function newestOf({ version, token }: Quote) {
  return { version, path: `/presupuesto/${token}` };
}

type AcceptedColumns = { readonly quote_accepted_version: number; readonly quote_total: number };

async function moveOrder(
  ctx: Context,
  order: QuotedOrder,
  move: QuoteMove,
  accepted: AcceptedColumns | null = null,
): Promise<void> {
  const state = movedQuote(order.quoteState, move);
  if (state === null) throw refusedMove(order.quoteState);
  await ctx.db
    .updateTable('orders')
    .set({
      quote_state: state,
      updated_at: ctx.now(),
      ...accepted,
      ...(move === 'see' ? {} : { quote_expires_at: null }),
    })
    .where('id', '=', order.id)
    .execute();
}

function refusedMove(state: QuoteState): Refusal {
  return new Refusal(state === 'accepted' ? 'quote-accepted' : 'quote-not-found');
}
