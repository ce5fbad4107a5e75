import { soldTo } from '#domain/pricing/sold-to.ts';
import type { Product } from '#domain/products/product.ts';
import { currentProducts } from '#server/catalogue/current-products.ts';
import type { Context } from '#server/kernel/context.ts';
import { productAlone } from '#server/kernel/stored-product.ts';
import { orderedProduct } from '#server/orders/stored-order-line.ts';
import { deskBuyer } from '#server/wholesale/list-at-desk.ts';
import type { StoredPriceList } from '#server/wholesale/queries.ts';
import { listOfOrder } from './list-of-order.ts';

export type QuotedProducts = {
  readonly products: ReadonlyMap<string, Product>;
  /** Those that the catalogue has no more. */
  readonly gone: ReadonlySet<string>;
  /** By which they are priced. */
  readonly list: StoredPriceList | null;
};

/**
 * The products that an order's quote may name: those of the catalogue, also hidden and sold-out ones, as the order's buyer
 * is sold them now (TRADE-002). A deleted product is as the order's newest quote, or the order, kept it.
 */
export async function quotedProducts(
  ctx: Context,
  orderId: string,
  ids: readonly string[],
): Promise<QuotedProducts> {
  const found = await currentProducts(ctx, ids);
  const present = found.filter(({ deletedAt }) => deletedAt === null);
  const list = await listOfOrder(ctx, orderId);
  const buyer = deskBuyer(list, present);
  const products = new Map(
    present.map((product) => [product.id, soldTo(buyer, productAlone(product))] as const),
  );
  const gone = ids.filter((id) => !products.has(id));
  const kept = gone.length === 0 ? [] : await keptProducts(ctx, orderId, gone);
  return { products: new Map([...kept, ...products]), gone: new Set(gone), list };
}

async function keptProducts(
  { db }: Context,
  orderId: string,
  ids: readonly string[],
): Promise<Map<string, Product>> {
  const ordered = await db
    .selectFrom('order_lines')
    .innerJoin('product_copies', 'product_copies.id', 'order_lines.copy_id')
    .select(['order_lines.product_id', 'product_copies.document'])
    .where('order_lines.order_id', '=', orderId)
    .where('order_lines.product_id', 'in', ids)
    .execute();
  const quoted = await db
    .selectFrom('quote_lines')
    .innerJoin('quotes', 'quotes.id', 'quote_lines.quote_id')
    .innerJoin('product_copies', 'product_copies.id', 'quote_lines.copy_id')
    .select(['quote_lines.product_id', 'product_copies.document'])
    .where('quotes.order_id', '=', orderId)
    .where('quote_lines.product_id', 'in', ids)
    .orderBy('quotes.version')
    .execute();
  return new Map(
    [...ordered, ...quoted].map(({ product_id: id, document }) => [
      id,
      {
        ...orderedProduct(id, document),
        isOffer: false,
        isHidden: true,
        isSoldOut: false,
        soldOutVariants: [],
        photoColours: [],
        barCodes: [],
        unitAmount: '',
        unitMeasure: '',
      },
    ]),
  );
}
