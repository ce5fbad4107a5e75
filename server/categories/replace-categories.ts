import type { Categories } from '#domain/catalogue/categories.ts';
import type { LeftProducts } from '#server/catalogue/read-categories.ts';
import type { VersionedCategories } from '#server/kernel/catalogue-view.ts';
import type { Context } from '#server/kernel/context.ts';
import { nextNumber } from '#server/kernel/counters.ts';
import { replaceArea } from '#server/settings/queries.ts';

type Replacement = {
  readonly value: Categories;
  /** Kept with the value before, for an undo. */
  readonly left?: readonly LeftProducts[];
};

/** Part of a verb's transaction. */
export async function replaceCategories(
  ctx: Context,
  { version, ...before }: VersionedCategories,
  { value, left = [] }: Replacement,
): Promise<void> {
  await nextNumber(ctx, 'store-version');
  const row = { area: 'categories', changed_at: ctx.now(), actor: ctx.actor?.email ?? '' } as const;
  await replaceArea(
    ctx.db,
    { ...row, version, value: JSON.stringify({ ...before, left }) },
    { ...row, version: version + 1, value: JSON.stringify(value) },
  );
}
