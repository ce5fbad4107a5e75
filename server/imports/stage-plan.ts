import { type Categories, hasCategory, placeNow } from '#domain/catalogue/categories.ts';
import { spelledColour } from '#domain/look/own-colour.ts';
import { BY_PIECE, type UnitCode } from '#domain/measure/sale-unit.ts';
import type { ShelfPlace } from '#domain/stock/shelf.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import type { StagedRow } from '#server/price-changes/stage-batch.ts';
import { type Claim, renewClaimOf } from './import-claim.ts';
import { partsOf } from './import-parts.ts';
import { type PlanEntry, planKinds } from './import-plan.ts';
import { changedColumns, type StagedChanges, stageEntries } from './staged-products.ts';

export type ImportedCount = ShelfPlace & { readonly counted: number; readonly unit: UnitCode };

export type StagedPlan = StagedChanges & {
  readonly prices: readonly StagedRow[];
  /** What was counted, for the ledger of the shelf (STOCK-006). */
  readonly counts: readonly ImportedCount[];
  /** The tree that the rows' places are of. */
  readonly treeVersion: number;
};

/**
 * Writes the products to rows that nobody sees, in short transactions.
 * @throws Refusal 'import-not-checked' when the plan isn't whole any more: its file may be older than a day by now ·
 *   'rows-changed' for products that would get a category or a colour that the shop has no more
 */
export async function stagePlan(
  ctx: Context,
  plan: string,
  { importId, claim, count }: { importId: string; claim: Claim; count: number },
): Promise<StagedPlan> {
  const prices: StagedRow[] = [];
  const counts: ImportedCount[] = [];
  const columns = new Set<string>();
  const categories = ctx.catalogue.categories();
  const staged = {
    prices,
    counts,
    columns,
    hasNew: false,
    hasNewPhotos: false,
    treeVersion: categories.version,
  };
  const unfit: PlanEntry[] = [];
  let done = 0;
  for await (const entries of partsOf<PlanEntry>(ctx.db, { importId, kind: planKinds(plan).entries })) {
    done += entries.length;
    const placed = entries.map((entry) => withPlaceNow(entry, categories));
    unfit.push(...placed.filter((entry) => !hasItsPlace(entry, categories) || !hasItsColours(entry, ctx)));
    const ids = await inTransaction(ctx, async (ctx) => {
      const staged = await stageEntries(ctx.db, placed, { importId, now: ctx.now(), newId: ctx.newId });
      await renewClaimOf(ctx, importId, claim, done);
      return staged;
    });
    for (const [index, productId] of ids.entries()) counts.push(...countsOf(entries[index], productId));
    for (const { version, before, product: after, cells, hasNewPhotos } of entries) {
      if (version === null) staged.hasNew = true;
      else {
        for (const column of changedColumns(cells)) columns.add(column);
        staged.hasNewPhotos ||= hasNewPhotos;
        if (before !== null) prices.push({ productId: before.id, version, before, after, offer: null });
      }
    }
  }
  if (done !== count) throw new Refusal('import-not-checked');
  if (unfit.length > 0) throw new Refusal('rows-changed', { members: { rows: unfit.map(namedEntry) } });
  return staged;
}

function countsOf(entry: PlanEntry | undefined, productId: string): ImportedCount[] {
  const unit = entry?.product.saleUnit.code ?? BY_PIECE.code;
  return (entry?.counts ?? []).map((count) => ({ ...count, productId, unit }));
}

/** The dry run may have been before a change of the categories. */
function withPlaceNow(entry: PlanEntry, categories: Categories): PlanEntry {
  const { section, subsection, type } = entry.product;
  const place = placeNow({ section, subsection, type }, categories);
  return { ...entry, product: { ...entry.product, ...place } };
}

const PLACE_FIELDS: readonly string[] = ['section', 'subsection', 'type'];

/** Whether the shop has the category that the import gives a product. What a product has anyway, it keeps. */
function hasItsPlace({ version, product, cells }: PlanEntry, { tree }: Categories): boolean {
  const isPlaced = version === null || cells.some(({ field }) => PLACE_FIELDS.includes(field));
  return !isPlaced || hasCategory(tree, product);
}

/** The same of its colours. */
function hasItsColours({ version, product, cells }: PlanEntry, { store, catalogue }: Context): boolean {
  if (!cells.some(({ field }) => field === 'colours')) return true;
  const { colours: own } = store.look;
  const present = version === null ? [] : (catalogue.product(product.id)?.colours ?? []);
  return product.colours.every((name) => spelledColour(name, own) === name || present.includes(name));
}

function namedEntry({ row, product: { id, code, name } }: PlanEntry) {
  return { row, _id: id, code: code ?? '', name };
}
