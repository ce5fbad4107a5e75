import type { Context } from '#server/kernel/context.ts';
import { type HeldList, heldList } from './held-list.ts';

/** What a link opens, and that it was opened just now; `null` for nothing. */
export async function openPriceListLink(ctx: Context, token: string): Promise<HeldList | null> {
  const held = await heldList(ctx, token);
  if (held === null) return null;
  await ctx.db
    .updateTable('price_list_links')
    .set({ used_at: ctx.now() })
    .where('id', '=', held.linkId)
    .execute();
  return held;
}
