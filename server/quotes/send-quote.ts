import type { Product } from '#domain/products/product.ts';
import { unitsIn } from '#domain/products/variants.ts';
import type { Quote, QuoteLine } from '#domain/quotes/quote.ts';
import { quoteAmounts } from '#domain/quotes/quote-amounts.ts';
import { QUOTE_LIMITS } from '#domain/quotes/quote-limits.ts';
import { movedQuote } from '#domain/quotes/quote-moves.ts';
import { lastValidDay } from '#domain/quotes/quote-validity.ts';
import { SHOP_DAY_MS } from '#domain/time/shop-days.ts';
import type { QuoteRequest, QuoteRequestLine } from '#schemas/quote.ts';
import { amountToWire } from '#schemas/wire/amount.ts';
import { record } from '#server/audit/record.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { claimIdempotencyKey } from '#server/kernel/idempotency.ts';
import { newLinkToken } from '#server/kernel/link-token.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { addToOutbox } from '#server/notifications/outbox.ts';
import { acceptedAmounts, assertFewPieces } from '#server/orders/accepted-amounts.ts';
import { addOrderEntry } from '#server/orders/add-order-entry.ts';
import { settleShelf } from '#server/stock/settle-shelf.ts';
import { findQuote, insertQuote, lineExtras, lockQuotedOrder, type QuotedOrder } from './queries.ts';
import { assertDraftIs, clearDraft } from './quote-draft.ts';
import { withExtras } from './quote-rows.ts';
import { type QuotedProducts, quotedProducts } from './quoted-products.ts';

type NewQuote = {
  readonly orderId: string;
  readonly request: QuoteRequest;
  readonly idempotencyKey: string | null;
  /** The draft's version that was sent, or `null` to send over any. */
  readonly expectedDraft: number | null;
};

/**
 * Sends the next version of an order's quote, at the catalogue's present prices where a line has none of its own
 * (QUOTE-003). A repeated key gives the first version.
 * @throws Refusal 'order-not-found' · 'stale-version' with the draft, where somebody changed or sent it meanwhile ·
 * 'invalid-request' for a day that is over · 'unknown-product' ·
 * 'off-step' · 'unfit-quantities' · 'negative-total' · 'beyond-sums' · 'key-reused'
 */
export function sendQuote(
  ctx: Context,
  { orderId, request, idempotencyKey, expectedDraft }: NewQuote,
): Promise<Quote> {
  assertMay(ctx, 'orders');
  return inTransaction(ctx, async (ctx) => {
    const order = await lockQuotedOrder(ctx.db, orderId);
    if (order === null || order.isDeleted) throw new Refusal('order-not-found');
    const id = ctx.newId();
    const claim = { key: idempotencyKey ?? '', request: { orderId, request }, madeId: id };
    const earlierId = idempotencyKey === null ? null : await claimIdempotencyKey(ctx, claim);
    const earlier = earlierId === null ? null : await findQuote(ctx, { id: earlierId });
    if (earlier !== null) return earlier;

    await assertDraftIs(ctx, orderId, expectedDraft);
    assertValidity(request.validUntil, ctx.now());
    const quote = await nextVersion(ctx, { id, order, request });
    await insertQuote(ctx.db, quote);
    await showOnOrder(ctx, order, quote);
    await settleShelf(ctx, [orderId]);
    await clearDraft(ctx, orderId);
    if (order.email !== '')
      await addToOutbox(ctx, { kind: 'quote-sent', subjectId: id, recipients: ['shopper'] });
    const { version } = quote;
    const total = amountToWire(quote.total);
    await record(ctx, 'quote-sent', { id: orderId, number: order.number, version, total });
    await addOrderEntry(ctx, {
      orderId,
      kind: 'quote-sent',
      details: { version, total, validUntil: lastValidDay(quote.validUntil) },
    });
    return quote;
  });
}

function assertValidity(validUntil: number, now: number): void {
  const latest = now + QUOTE_LIMITS.validityDays * SHOP_DAY_MS;
  if (validUntil > now && validUntil <= latest) return;
  const text = validUntil > now ? `puede ser a lo sumo ${QUOTE_LIMITS.validityDays} días` : 'ese día ya pasó';
  throw new Refusal('invalid-request', {
    errors: [{ field: 'validUntil', message: `Vale hasta: ${text}` }],
  });
}

async function nextVersion(
  ctx: Context,
  { id, order, request }: { id: string; order: QuotedOrder; request: QuoteRequest },
): Promise<Quote> {
  const { extras, discountPercent, shipping, validUntil, message } = request;
  const { lines, list } = await requestedLines(ctx, order.id, request.lines);
  const sums = quoteAmounts({ lines, extras, discountPercent, shipping });
  if (sums.isBeyondSums) throw new Refusal('beyond-sums');
  if (sums.isNegative) throw new Refusal('negative-total');
  return {
    id,
    orderId: order.id,
    version: order.quoteVersion + 1,
    token: newLinkToken(),
    lines: sums.lines,
    extras,
    discountPercent,
    shipping,
    validUntil,
    message,
    listTotal: sums.listTotal,
    subtotal: sums.subtotal,
    discount: sums.discount,
    total: sums.total,
    priceList: list && { id: list.id, name: list.name },
    sentAt: ctx.now(),
    sentBy: ctx.actor?.email ?? '',
    seenAt: null,
    acceptedAt: null,
    question: null,
  };
}

type RequestedLine = Omit<QuoteLine, 'listTotal' | 'total' | 'product'> & { readonly product: Product };

async function requestedLines(
  ctx: Context,
  orderId: string,
  lines: readonly QuoteRequestLine[],
): Promise<{ lines: RequestedLine[]; list: QuotedProducts['list'] }> {
  const ids = lines.map(({ productId }) => productId);
  const { products, list } = await quotedProducts(ctx, orderId, ids);
  const unknown = ids.filter((id) => !products.has(id));
  if (unknown.length > 0) {
    const detail = `No están en el catálogo ni en el pedido: ${unknown.join(', ')}.`;
    throw new Refusal('unknown-product', { detail, members: { ids: unknown } });
  }
  for (const [at, { productId, quantities }] of lines.entries())
    assertFewPieces(products.get(productId), quantities, `lines.${at}.quantity`);
  const extrasOfLines = (await lineExtras(ctx.db, [orderId])).get(orderId);
  const carrying = withExtras(lines, ({ productId }) => extrasOfLines?.get(productId));
  const requested = carrying.flatMap(
    ([{ productId, quantities: asked, pieces: cuts, ...terms }, carried]) => {
      const product = products.get(productId);
      if (product === undefined) return [];
      const { quantities, pieces } = acceptedAmounts(
        product,
        { quantities: asked, pieces: cuts },
        'lines.quantity',
      );
      return [{ ...terms, extras: { ...carried, pieces }, product, quantities, units: unitsIn(quantities) }];
    },
  );
  return { lines: requested, list };
}

/** What was accepted keeps the order's total; a newer version only offers another one. */
async function showOnOrder(
  ctx: Context,
  { quoteState, acceptedVersion }: QuotedOrder,
  quote: Quote,
): Promise<void> {
  const state = movedQuote(quoteState, 'send');
  if (state === null) throw new Error(`no quote can be sent while it is ${quoteState}`);
  await ctx.db
    .updateTable('orders')
    .set({
      quote_state: state,
      quote_version: quote.version,
      ...(acceptedVersion === null ? { quote_total: quote.total } : {}),
      quote_valid_until: quote.validUntil,
      quote_expires_at: quote.validUntil,
      updated_at: ctx.now(),
    })
    .where('id', '=', quote.orderId)
    .execute();
}
