import type { PriceList } from '#domain/wholesale/wholesale-list.ts';
import type { Context } from '#server/kernel/context.ts';
import { newLinkToken } from '#server/kernel/link-token.ts';
import { inTransaction } from '#server/kernel/transaction.ts';

type DemoList = Pick<PriceList, 'name' | 'rules' | 'minimum' | 'increment' | 'conditions'> & {
  readonly links: readonly { readonly holder: string; readonly contact: string }[];
};

/** Gives a new demo its price lists, each with links that open at once (TRADE-001, TRADE-002). */
export function addDemoLists(ctx: Context, lists: readonly DemoList[]): Promise<void> {
  return inTransaction(ctx, async ({ db, newId, now }) => {
    const added = lists.map((list) => ({ ...list, id: newId() }));
    await db
      .insertInto('price_lists')
      .values(
        added.map(({ id, name, rules, minimum, increment, conditions }) => ({
          id,
          name,
          rules: JSON.stringify(rules),
          minimum,
          increment,
          conditions,
          starts_at: null,
          ends_at: null,
          created_at: now(),
          version: 1,
        })),
      )
      .execute();
    await db
      .insertInto('price_list_links')
      .values(
        added.flatMap(({ id, links }) =>
          links.map(({ holder, contact }) => ({
            id: newId(),
            list_id: id,
            token: newLinkToken(),
            holder,
            contact,
            ends_at: null,
            is_cut: 0,
            used_at: null,
            created_at: now(),
          })),
        ),
      )
      .execute();
  });
}
