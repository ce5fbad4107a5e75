import type { QuoteState } from '#domain/orders/quote-state.ts';
import { priceLine } from '#domain/pricing/price-line.ts';
import type { Product } from '#domain/products/product.ts';
import type { Quantities } from '#domain/products/quantities.ts';
import { unitsIn } from '#domain/products/variants.ts';
import type { Context } from '#server/kernel/context.ts';
import { keepProductCopies, productCopy } from '#server/orders/product-copies.ts';

type SentQuote = {
  readonly orderId: string;
  readonly version: number;
  readonly lines: readonly { readonly product: Product; readonly quantities: Quantities }[];
  readonly extras?: readonly { readonly text: string; readonly amount: number }[];
  readonly state?: QuoteState;
  /** Epoch ms; a week from now by default. */
  readonly validUntil?: number;
};

const WEEK_MS = 7 * 86_400_000;

/** Stores a quote as sent, for tests of what reads quotes. Free lines cost nothing here. */
export async function storeSentQuote(
  ctx: Context,
  { orderId, version, lines, extras = [], state = 'sent', validUntil = ctx.now() + WEEK_MS }: SentQuote,
): Promise<void> {
  const priced = lines.map((line) => ({
    ...line,
    ...priceLine({ ...line.product, units: unitsIn(line.quantities) }),
  }));
  const total = priced.reduce((sum, line) => sum + line.total, 0);
  const id = ctx.newId();
  await ctx.db
    .insertInto('quotes')
    .values({
      id,
      order_id: orderId,
      version,
      token: `${id}-de-la-prueba`,
      extras: JSON.stringify(extras),
      discount_percent: 0,
      has_shipping: 0,
      shipping_amount: null,
      shipping_carrier: '',
      shipping_note: '',
      valid_until: validUntil,
      message: '',
      list_total: priced.reduce((sum, line) => sum + line.listTotal, 0),
      subtotal: total,
      discount: 0,
      total,
      sent_at: ctx.now(),
      sent_by: 'rosa@casahilvan.example',
    })
    .execute();
  await keepProductCopies(
    ctx.db,
    priced.map(({ product }) => productCopy(product)),
  );
  const rows = priced.map(({ product, quantities, units, listTotal, total: lineTotal }, position) => ({
    quote_id: id,
    position,
    product_id: product.id,
    copy_id: productCopy(product).id,
    quantities: JSON.stringify(quantities),
    unit_price: null,
    discount_percent: 0,
    note: '',
    units,
    list_total: listTotal,
    total: lineTotal,
  }));
  await ctx.db.insertInto('quote_lines').values(rows).execute();
  await ctx.db
    .updateTable('orders')
    .set({
      quote_state: state,
      quote_version: version,
      quote_total: total,
      quote_valid_until: validUntil,
      ...(state === 'accepted' ? { quote_accepted_version: version } : {}),
    })
    .where('id', '=', orderId)
    .execute();
}
