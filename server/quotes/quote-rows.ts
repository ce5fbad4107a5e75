import { z } from 'zod';
import { type LineExtras, NO_EXTRAS } from '#domain/cart/line-extras.ts';
import { centavos, MAX_CENTAVOS } from '#domain/money/centavos.ts';
import type { PercentHundredths } from '#domain/prices/percent.ts';
import type { Quote, QuoteExtra, QuoteLine, QuoteQuestion } from '#domain/quotes/quote.ts';
import type { ProductCopyRow } from '#server/db/tables/order-tables.ts';
import type { QuoteLineRow, QuoteRow } from '#server/db/tables/quote-tables.ts';
import type { Context } from '#server/kernel/context.ts';
import { extrasColumns } from '#server/orders/extras-columns.ts';
import { lineOf } from '#server/orders/order-rows.ts';
import { productCopy } from '#server/orders/product-copies.ts';

export function quoteRowOf(quote: Quote): QuoteRow {
  return {
    id: quote.id,
    order_id: quote.orderId,
    version: quote.version,
    token: quote.token,
    extras: JSON.stringify(quote.extras),
    discount_percent: quote.discountPercent,
    has_shipping: quote.shipping === null ? 0 : 1,
    shipping_amount: quote.shipping?.amount ?? null,
    shipping_carrier: quote.shipping?.carrier ?? '',
    shipping_note: quote.shipping?.note ?? '',
    valid_until: quote.validUntil,
    message: quote.message,
    list_total: quote.listTotal,
    subtotal: quote.subtotal,
    discount: quote.discount,
    total: quote.total,
    sent_at: quote.sentAt,
    sent_by: quote.sentBy,
    seen_at: quote.seenAt,
    accepted_at: quote.acceptedAt,
    price_list: quote.priceList && JSON.stringify(quote.priceList),
  };
}

/** The rows of a quote's lines, and the copy of the product that each names. */
export function quoteLineRowsOf({ id, lines }: Pick<Quote, 'id' | 'lines'>): {
  readonly rows: QuoteLineRow[];
  readonly copies: ProductCopyRow[];
} {
  const made = lines.map((line, position) => {
    const copy = productCopy(line.product);
    const row = {
      quote_id: id,
      position,
      product_id: line.product.id,
      copy_id: copy.id,
      quantities: JSON.stringify(line.quantities),
      unit_price: line.unitPrice,
      discount_percent: line.discountPercent,
      note: line.note,
      units: line.units,
      list_total: line.listTotal,
      total: line.total,
      pieces: extrasColumns(line.extras).pieces,
    };
    return { row, copy };
  });
  return { rows: made.map(({ row }) => row), copies: made.map(({ copy }) => copy) };
}

/** A row with its product's copy; `null` if that is not there. */
type ReadQuoteLine = QuoteLineRow & { readonly document: string | null };

type QuoteParts = {
  readonly row: QuoteRow;
  readonly lines: readonly ReadQuoteLine[];
  readonly question: QuoteQuestion | null;
  /** Of the order's lines, by product id. */
  readonly extras: ReadonlyMap<string, LineExtras>;
};

/** An unreadable line is logged and replaced by a placeholder, as with orders. */
export function quoteOf(log: Context['log'], { row, lines, question, extras }: QuoteParts): Quote {
  const shipping = {
    amount: row.shipping_amount === null ? null : centavos(row.shipping_amount),
    carrier: row.shipping_carrier,
    note: row.shipping_note,
  };
  return {
    id: row.id,
    orderId: row.order_id,
    version: row.version,
    token: row.token,
    lines: withExtras(lines, ({ product_id }) => extras.get(product_id)).map(([line, carried]) =>
      quoteLineOf(log, line, carried),
    ),
    extras: extrasOf(row.extras),
    discountPercent: percentOf(row.discount_percent),
    shipping: row.has_shipping === 1 ? shipping : null,
    validUntil: row.valid_until,
    message: row.message,
    listTotal: centavos(row.list_total),
    subtotal: centavos(row.subtotal),
    discount: centavos(row.discount),
    total: centavos(row.total),
    priceList: row.price_list === null ? null : priceListSchema.parse(JSON.parse(row.price_list)),
    sentAt: row.sent_at,
    sentBy: row.sent_by,
    seenAt: row.seen_at,
    acceptedAt: row.accepted_at,
    question,
  };
}

/** The lines with what the order's line of their product carries, each at the product's first line alone. Cuts are a quote's own. */
export function withExtras<Line>(
  lines: readonly Line[],
  extrasOf: (line: Line) => LineExtras | undefined,
): (readonly [Line, LineExtras])[] {
  const given = new Set<LineExtras>();
  return lines.map((line) => {
    const extras = extrasOf(line);
    if (extras === undefined || given.has(extras)) return [line, NO_EXTRAS] as const;
    given.add(extras);
    return [line, extras] as const;
  });
}

function quoteLineOf(log: Context['log'], row: ReadQuoteLine, extras: LineExtras): QuoteLine {
  const place = { quote: row.quote_id, line: row.position + 1 };
  return {
    ...lineOf({ ...row, comment: extras.comment }, (fault) =>
      log.error({ ...place, fault }, 'quote line not read'),
    ),
    unitPrice: row.unit_price === null ? null : centavos(row.unit_price),
    discountPercent: percentOf(row.discount_percent),
    note: row.note,
  };
}

const extrasSchema = z.array(
  z.object({ text: z.string(), amount: z.int().min(-MAX_CENTAVOS).max(MAX_CENTAVOS).transform(centavos) }),
);

const priceListSchema = z.object({ id: z.string(), name: z.string() });

function extrasOf(text: string): QuoteExtra[] {
  return extrasSchema.parse(JSON.parse(text));
}

/** The table's check keeps it between 0 and 100 %. */
function percentOf(hundredths: number): PercentHundredths {
  return hundredths as PercentHundredths;
}
