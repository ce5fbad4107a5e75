import type { Buyer } from '#domain/pricing/sold-to.ts';
import type { Product } from '#domain/products/product.ts';
import { termsOf } from '#domain/wholesale/list-price.ts';
import { isInForce } from '#domain/wholesale/wholesale-list.ts';
import type { WireListTerms } from '#schemas/wholesale.ts';
import { amountToWire } from '#schemas/wire/amount.ts';
import { allProducts } from '#server/catalogue/list-products.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { findPriceLists, type StoredPriceList } from './queries.ts';

/** The list with an id, if the shop sells by it now; `null` for none. */
export async function listInForce(ctx: Context, id: string | null): Promise<StoredPriceList | null> {
  if (id === null || !ctx.store.selling.wholesale) return null;
  const [list] = await findPriceLists(ctx.db, id);
  return list !== undefined && isInForce(list, ctx.now()) ? list : null;
}

/** @throws Refusal 'list-not-found' also for a list by which the shop does not sell now */
export async function listAtDesk(ctx: Context, id: string): Promise<StoredPriceList> {
  const list = await listInForce(ctx, id);
  if (list === null) throw new Refusal('list-not-found');
  return list;
}

/** Who buys by a list at the desk: things are sold to them by the piece too, because the shop decides there. */
export function deskBuyer(list: StoredPriceList | null, products: Iterable<Product>): Buyer {
  return list === null ? 'retail' : { ...termsOf(list, products), increment: 1 };
}

/** What a list asks of a customer at the desk, hidden products too. @throws Refusal 'list-not-found' */
export async function listTerms(ctx: Context, id: string): Promise<WireListTerms> {
  assertMay(ctx, 'see-prices');
  const list = await listAtDesk(ctx, id);
  const { prices } = termsOf(list, allProducts(ctx));
  return {
    _id: list.id,
    name: list.name,
    minimum: amountToWire(list.minimum),
    prices: Object.fromEntries([...prices].map(([id, price]) => [id, amountToWire(price)])),
  };
}
