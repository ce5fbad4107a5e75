import type { Buyer } from '#domain/pricing/sold-to.ts';
import type { Product } from '#domain/products/product.ts';
import { termsOf } from '#domain/wholesale/list-price.ts';
import type { Context } from '#server/kernel/context.ts';
import { findPriceLists } from './queries.ts';

/**
 * Who buys in an order: its quotes ask what its price list asks now, by single pieces too, because the shop decides there.
 * Without its list, or after that was deleted, everybody. The list's dates don't count: the order came in time.
 */
export async function buyerOfOrder(
  { db }: Context,
  orderId: string,
  products: Iterable<Product>,
): Promise<Buyer> {
  const order = await db
    .selectFrom('orders')
    .innerJoin('price_list_links', 'price_list_links.id', 'orders.price_list_link_id')
    .select('price_list_links.list_id')
    .where('orders.id', '=', orderId)
    .executeTakeFirst();
  if (order === undefined) return 'retail';
  const [list] = await findPriceLists(db, order.list_id);
  return list === undefined ? 'retail' : { ...termsOf(list, products), increment: 1 };
}
