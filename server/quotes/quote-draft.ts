import type { UnitCode } from '#domain/measure/sale-unit.ts';
import type { Centavos } from '#domain/money/centavos.ts';
import { toDecimalString } from '#domain/money/decimal-string.ts';
import type { OrderLine } from '#domain/orders/order.ts';
import { discountPercentToWire } from '#domain/quotes/discount-percent.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { validDayAfter } from '#domain/quotes/quote-validity.ts';
import type { WireQuoteDraftContent, WireQuoteDraftLine } from '#schemas/quote.ts';
import type { WireQuoteDraft } from '#schemas/quote-answers.ts';
import { productToWire } from '#schemas/wire/product-to-wire.ts';
import { piecesToWire } from '#schemas/wire/said-to-wire.ts';
import { findProducts } from '#server/catalogue/queries.ts';
import type { Database } from '#server/db/connect.ts';
import type { QuoteDraftRow } from '#server/db/tables/quote-tables.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { productAlone } from '#server/kernel/stored-product.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { getOrder } from '#server/orders/change-order.ts';
import { lockOrder } from '#server/orders/lock-order.ts';
import { quotesOfOrder } from './queries.ts';
import { quotedProducts } from './quoted-products.ts';

/**
 * The editor's state for an order. Where nothing was saved since the last quote, it begins with that quote, or with what
 * was ordered.
 * @throws Refusal 'order-not-found'
 */
export async function quoteDraft(ctx: Context, orderId: string): Promise<WireQuoteDraft> {
  assertMay(ctx, 'orders');
  const { lines } = await getOrder(ctx, orderId);
  const row = await findDraft(ctx.db, orderId);
  if (row !== null && row.content !== '') return draftOf(ctx, orderId, row);
  const [newest] = await quotesOfOrder(ctx, orderId);
  const content = newest === undefined ? orderContent(lines) : quoteContent(newest);
  const validUntil = validDayAfter(ctx.now(), ctx.store.quoteValidityDays);
  return withProducts(ctx, orderId, {
    ...content,
    validUntil,
    version: row?.version ?? 0,
    updatedAt: null,
    updatedBy: '',
  });
}

type Change = {
  readonly orderId: string;
  readonly content: WireQuoteDraftContent;
  /** The version that the editor began from, or `null` to overwrite any. */
  readonly expectedVersion: number | null;
};

/**
 * Keeps the editor's state. It leaves no entry in the log: nothing of it counts before it is sent.
 * @throws Refusal 'order-not-found' · 'stale-version' with the present draft
 */
export async function saveQuoteDraft(
  ctx: Context,
  { orderId, content, expectedVersion }: Change,
): Promise<WireQuoteDraft> {
  assertMay(ctx, 'orders');
  return inTransaction(ctx, async (ctx) => {
    await lockOrder(ctx, orderId);
    const version = await assertDraftIs(ctx, orderId, expectedVersion);
    const saved = {
      version: version + 1,
      content: JSON.stringify(content),
      updated_at: ctx.now(),
      updated_by: ctx.actor?.email ?? '',
    };
    await ctx.db
      .insertInto('quote_drafts')
      .values({ order_id: orderId, ...saved })
      .onConflict((conflict) => conflict.column('order_id').doUpdateSet(saved))
      .execute();
    return draftOf(ctx, orderId, { order_id: orderId, ...saved });
  });
}

/**
 * The draft's version, while the order is locked.
 * @param expected the version that the editor has, or `null` for any
 * @throws Refusal 'stale-version' with the present draft
 */
export async function assertDraftIs(ctx: Context, orderId: string, expected: number | null): Promise<number> {
  const version = (await findDraft(ctx.db, orderId))?.version ?? 0;
  if (expected === null || expected === version) return version;
  const current = await quoteDraft(ctx, orderId);
  throw new Refusal('stale-version', { headers: { etag: `"${version}"` }, members: { current } });
}

/** Drops what was made since the last quote. @throws Refusal 'order-not-found' */
export async function discardQuoteDraft(ctx: Context, orderId: string): Promise<void> {
  assertMay(ctx, 'orders');
  await inTransaction(ctx, async (ctx) => {
    await lockOrder(ctx, orderId);
    await clearDraft(ctx, orderId);
  });
}

/** Empties a draft. Its version goes on, so an editor that is still open can neither save nor send over the next one. */
export async function clearDraft({ db, now, actor }: Context, orderId: string): Promise<void> {
  const empty = { content: '', updated_at: now(), updated_by: actor?.email ?? '' };
  await db
    .insertInto('quote_drafts')
    .values({ order_id: orderId, version: 1, ...empty })
    .onConflict((conflict) =>
      conflict
        .column('order_id')
        .doUpdateSet((eb) => ({ ...empty, version: eb('quote_drafts.version', '+', 1) })),
    )
    .execute();
}

async function findDraft(db: Database, orderId: string): Promise<QuoteDraftRow | null> {
  const query = db.selectFrom('quote_drafts').selectAll().where('order_id', '=', orderId);
  return (await query.executeTakeFirst()) ?? null;
}

function draftOf(ctx: Context, orderId: string, row: QuoteDraftRow): Promise<WireQuoteDraft> {
  return withProducts(ctx, orderId, {
    ...storedContent(row.content),
    version: row.version,
    updatedAt: new Date(row.updated_at).toISOString(),
    updatedBy: row.updated_by,
  });
}

/** Safe because only `saveQuoteDraft` writes drafts, and no version of them had another shape. */
function storedContent(content: string): WireQuoteDraftContent {
  return JSON.parse(content) as WireQuoteDraftContent;
}

async function withProducts(
  ctx: Context,
  orderId: string,
  draft: Omit<WireQuoteDraft, 'products' | 'gone' | 'priceList'>,
): Promise<WireQuoteDraft> {
  const ids = draft.lines.map(({ _id }) => _id);
  const { products, gone, list } = await quotedProducts(ctx, orderId, ids);
  // A product that was deleted after it was put into the draft: its line stays in sight, and says so.
  const others = await findProducts(
    ctx.db,
    ids.filter((id) => !products.has(id)),
  );
  const all = [...products.values(), ...others.map(productAlone)];
  const units = new Map(all.map(({ id, saleUnit }) => [id, saleUnit.code]));
  const lines = draft.lines.map((line) => inItsUnit(line, units.get(line._id)));
  return {
    ...draft,
    lines,
    products: all.map(productToWire),
    gone: [...gone],
    ...(list !== null && { priceList: { id: list.id, name: list.name } }),
  };
}

/** What was asked in another unit than the product has now is asked again (UNIT-006). */
function inItsUnit(line: WireQuoteDraftLine, code: UnitCode | undefined): WireQuoteDraftLine {
  const { pieces: _cuts, unit = 'C62', ...terms } = line;
  if (code === undefined || code === unit) return line;
  return { ...terms, quantity: {}, ...(code !== 'C62' && { unit: code }) };
}

type FreshContent = Omit<WireQuoteDraftContent, 'validUntil'>;

function orderContent(lines: readonly OrderLine[]): FreshContent {
  return {
    lines: lines.map((line) => ({
      ...amountsOf(line),
      unitPrice: '',
      discountPercent: '',
      note: '',
    })),
    extras: [],
    discountPercent: '',
    shipping: { amount: '', carrier: '', note: '' },
    message: '',
  };
}

function quoteContent(quote: Quote): FreshContent {
  return {
    lines: quote.lines.map((line) => ({
      ...amountsOf(line),
      unitPrice: typedAmount(line.unitPrice),
      discountPercent: typedPercent(line.discountPercent),
      note: line.note,
    })),
    extras: quote.extras.map(({ text, amount }) => ({ text, amount: typedAmount(amount) })),
    discountPercent: typedPercent(quote.discountPercent),
    shipping: {
      amount: typedAmount(quote.shipping?.amount ?? null),
      carrier: quote.shipping?.carrier ?? '',
      note: quote.shipping?.note ?? '',
    },
    message: quote.message,
  };
}

function amountsOf({ product, quantities, extras }: Pick<OrderLine, 'product' | 'quantities' | 'extras'>) {
  const { code } = product.saleUnit;
  return {
    _id: product.id,
    quantity: { ...quantities },
    ...piecesToWire(extras.pieces),
    ...(code !== 'C62' && { unit: code }),
  };
}

/** As a person types it here: '1500,50'. */
function typedAmount(amount: Centavos | null): string {
  return amount === null ? '' : toDecimalString(amount).replace('.', ',');
}

function typedPercent(percent: Quote['discountPercent']): string {
  return percent === 0 ? '' : discountPercentToWire(percent).replace('.', ',');
}
