import type { Buyer } from '#domain/pricing/sold-to.ts';
import type { Product } from '#domain/products/product.ts';
import { termsOf } from '#domain/wholesale/list-price.ts';
import { isInForce } from '#domain/wholesale/wholesale-list.ts';
import type { Context } from '#server/kernel/context.ts';
import { findPriceLists, type StoredPriceList } from './queries.ts';

/** A list in the hands of who has one of its links. */
export type HeldList = {
  readonly list: StoredPriceList;
  readonly linkId: string;
  readonly holder: string;
  /** The first moment at which the prices count no more, in epoch ms; `null` for no end. */
  readonly endsAt: number | null;
};

/** What a link's token opens now; `null` for nothing, also where the shop has switched price lists off. */
export async function heldList(ctx: Context, token: string | null): Promise<HeldList | null> {
  if (token === null || !ctx.store.selling.wholesale) return null;
  const link = await ctx.db
    .selectFrom('price_list_links')
    .selectAll()
    .where('token', '=', token)
    .where('is_cut', '=', 0)
    .executeTakeFirst();
  if (link === undefined) return null;
  const [list] = await findPriceLists(ctx.db, link.list_id);
  if (list === undefined) return null;
  const ends = [list.endsAt, link.ends_at].filter((end) => end !== null);
  const endsAt = ends.length === 0 ? null : Math.min(...ends);
  if (!isInForce({ startsAt: list.startsAt, endsAt }, ctx.now())) return null;
  return { list, linkId: link.id, holder: link.holder, endsAt };
}

/** Who buys, by the list that they hold. @param products those that they may buy */
export function buyerOf(held: HeldList | null, products: Iterable<Product>): Buyer {
  return held === null ? 'retail' : termsOf(held.list, products);
}
