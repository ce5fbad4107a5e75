import { isSamePlace, movedPlace, spelledPlace } from '#domain/catalogue/categories.ts';
import { type ChangedTree, changedTree, type TreeChange } from '#domain/catalogue/change-tree.ts';
import type { CategoryPlace } from '#domain/catalogue/taxonomy.ts';
import { changeInWords } from '#domain/catalogue/tree-change-in-words.ts';
import type { WireCategories } from '#schemas/category-answers.ts';
import { record } from '#server/audit/record.ts';
import { readCategories } from '#server/catalogue/read-categories.ts';
import { movesInProgress, settleCategories } from '#server/catalogue/settle-categories.ts';
import { settlePrices, settlingBatch } from '#server/catalogue/settle-prices.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { nextNumber } from '#server/kernel/counters.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { moveListRules } from '#server/wholesale/move-list-rules.ts';
import { categoriesToWire } from './categories-to-wire.ts';
import { leftProducts } from './left-products.ts';
import { replaceCategories } from './replace-categories.ts';
import { staleCategories } from './stale-categories.ts';
import { movePlaces, moveRemembered, type StoredPlace, storedPlaces } from './stored-places.ts';
import { unfitCategory } from './unfit-category.ts';

type Change = {
  readonly change: TreeChange;
  /** The version that the editor started from, or `null` to change any. */
  readonly expectedVersion: number | null;
};

/**
 * Changes the category tree with everything that stands in it, in one short transaction: its products have their new
 * places from then on, though their rows follow later, in pieces (see docs/adr/0025).
 * @throws Refusal 'stale-version' with the tree as it is · 'unfit-category' with the reason
 */
export async function changeCategories(ctx: Context, change: Change): Promise<WireCategories> {
  assertMay(ctx, 'store');
  for (;;) {
    await settleCategories(ctx);
    await settlePrices(ctx);
    await ctx.catalogue.catchUp();
    const moved = await inTransaction(ctx, (ctx) => changed(ctx, change));
    if (moved === 'busy') continue;
    await ctx.catalogue.catchUp();
    await ctx.settings.catchUp();
    return { ...categoriesToWire(ctx.catalogue), moved };
  }
}

/** How many products it moved. 'busy' while an earlier change is still being copied to products. */
async function changed(ctx: Context, { change, expectedVersion }: Change): Promise<number | 'busy'> {
  // The number is also the lock of catalogue writers: none reads or writes a product's place meanwhile.
  const movedIn = await nextNumber(ctx, 'catalogue-version');
  if ((await movesInProgress(ctx.db)).length > 0) return 'busy';
  // Products on their way to a place would miss its new name.
  if ((await settlingBatch(ctx.db)) !== null) return 'busy';
  // The catalogue at hand says which products leave.
  if (ctx.catalogue.version() !== movedIn - 1) return 'busy';
  const before = await readCategories(ctx.db);
  if (expectedVersion !== null && expectedVersion !== before.version) throw staleCategories(ctx, before);
  const places = await storedPlaces(ctx.db);
  const outcome = changedTree(before, change, (at) => productsAt(places, at) > 0);
  if (!outcome.ok) throw unfitCategory(outcome.reason);
  const { tree } = outcome.categories;
  const placeOf = (place: CategoryPlace) => placeAfter(place, outcome);
  const left = leftProducts(ctx.catalogue, { before: before.tree, after: tree, placeAfter: placeOf });
  await replaceCategories(ctx, before, { value: outcome.categories, left });
  const moves = movesOf(places, outcome);
  await movePlaces(ctx.db, moves, movedIn);
  await moveRemembered(ctx.db, placeOf);
  await moveListRules(ctx.db, placeOf);
  const moved = moves.reduce((sum, { from }) => sum + from.products, 0);
  await record(ctx, 'categories-changed', { change: changeInWords(change, moved) });
  return moved;
}

type Success = Extract<ChangedTree, { ok: true }>;

/** Where the products of each stored place go. Rows may spell a name in another way than the tree does. */
function movesOf(places: readonly StoredPlace[], outcome: Success) {
  return places.flatMap((from) => {
    const to = placeAfter(from, outcome);
    return to === null || isAsStored(from, to) ? [] : [{ from, to }];
  });
}

/** `null` for a place that stays. */
function placeAfter(place: CategoryPlace, { categories, moves }: Success): CategoryPlace | null {
  const to = movedPlace(place, moves);
  return to && spelledPlace(to, categories.tree);
}

function isAsStored(one: CategoryPlace, other: CategoryPlace): boolean {
  return one.section === other.section && one.subsection === other.subsection && one.type === other.type;
}

function productsAt(places: readonly StoredPlace[], at: CategoryPlace): number {
  return places
    .filter((own) => isSamePlace(at, at.type === '' ? { ...own, type: '' } : own))
    .reduce((sum, { products }) => sum + products, 0);
}
