import { PRICE_LIST_LIMITS } from '#domain/wholesale/price-list-limits.ts';
import type { PriceListLinkRequest, WirePriceList } from '#schemas/wholesale.ts';
import { record } from '#server/audit/record.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { newLinkToken } from '#server/kernel/link-token.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { getPriceList } from './list-price-lists.ts';

type OfList = { readonly id: string; readonly origin: string };

/**
 * Makes a link to a list, named for whom it is.
 * @throws Refusal 'list-not-found' · 'invalid-request' where the list has the most links that it can have
 */
export function makePriceListLink(
  ctx: Context,
  { id, origin, link }: OfList & { link: PriceListLinkRequest },
): Promise<WirePriceList> {
  assertMay(ctx, 'prices');
  return inTransaction(ctx, async (ctx) => {
    const { name, links } = await getPriceList(ctx, { id, origin });
    if (links.length >= PRICE_LIST_LIMITS.links) {
      const message = `Una lista puede tener hasta ${PRICE_LIST_LIMITS.links} links`;
      throw new Refusal('invalid-request', { errors: [{ field: 'forWhom', message }] });
    }
    await ctx.db
      .insertInto('price_list_links')
      .values({
        id: ctx.newId(),
        list_id: id,
        token: newLinkToken(),
        holder: link.forWhom,
        contact: link.contact,
        ends_at: link.until,
        is_cut: 0,
        used_at: null,
        created_at: ctx.now(),
      })
      .execute();
    await record(ctx, 'price-list-link-changed', { list: name, holder: link.forWhom, change: 'made' });
    return getPriceList(ctx, { id, origin });
  });
}

/** Cuts a link: who holds it sees what everybody sees. Repeated, it changes nothing. @throws Refusal 'list-not-found' · 'link-not-found' */
export function cutPriceListLink(
  ctx: Context,
  { id, linkId, origin }: OfList & { linkId: string },
): Promise<WirePriceList> {
  assertMay(ctx, 'prices');
  return inTransaction(ctx, async (ctx) => {
    const { name, links } = await getPriceList(ctx, { id, origin });
    const link = links.find(({ _id }) => _id === linkId);
    if (link === undefined) throw new Refusal('link-not-found');
    if (link.state !== 'cut') {
      await ctx.db.updateTable('price_list_links').set({ is_cut: 1 }).where('id', '=', linkId).execute();
      await record(ctx, 'price-list-link-changed', { list: name, holder: link.forWhom, change: 'cut' });
    }
    return getPriceList(ctx, { id, origin });
  });
}
