import { type CategoryPlace, formTaxonomy, hasPlace, type Taxonomy } from '#domain/catalogue/taxonomy.ts';
import { rowGroups } from '#domain/imports/row-groups.ts';
import type { WireImportCheckRequest } from '#schemas/import.ts';
import type { WireImportCheck } from '#schemas/import-answers.ts';
import { withPresentPlace } from '#server/catalogue/present-place.ts';
import type { PhotoStore } from '#server/images/photo-store.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { placesOfCategories, rememberPlaces } from './category-memory.ts';
import { checkReport } from './check-report.ts';
import { firstChanges } from './import-changes.ts';
import { fetchedPhotos } from './import-photos.ts';
import { removePlan } from './import-plan.ts';
import { assertIsOpen } from './import-state.ts';
import { assertIsUsable, formsOf, mappedColumns, mappedRows } from './mapped-rows.ts';
import { plannedProducts } from './plan-products.ts';
import { productFinder } from './product-finder.ts';
import { findImport, storedSource } from './stored-import.ts';

type Check = { readonly id: string; readonly request: WireImportCheckRequest; readonly photos: PhotoStore };

/**
 * The dry run: compares each row with the catalogue and keeps what it found, so that exactly this can be applied. It
 * changes no product, and remembers the places of categories.
 * @throws Refusal 'import-not-found' · 'import-expired' · 'import-busy' · 'import-finished' · 'invalid-request'
 */
export async function checkImport(ctx: Context, { id, request, photos }: Check): Promise<WireImportCheck> {
  assertMay(ctx, 'imports');
  const found = await findImport(ctx.db, id, ctx.now());
  assertIsOpen(found);
  const mapped = mappedColumns(found.columns, request.mapping);
  assertIsUsable(mapped);
  await ctx.catalogue.catchUp();
  const taxonomy = formTaxonomy(ctx.catalogue.categories().tree);
  const places = presentPlaces(ctx, request.categories ?? {});
  assertPlaces(places, taxonomy);
  await rememberPlaces(ctx.db, places);
  const rows = await mappedRows(ctx.db, found, mapped);
  const { groups, faults } = rowGroups(rows, new Set(mapped.map(({ field }) => field)));
  const plan = ctx.newId();
  const planBefore = found.record.plan;
  const report = checkReport(ctx, { importId: id, plan, planBefore, mapped, total: groups.length });
  const source = storedSource(found.record);
  const placed = await placesOfCategories(ctx.db);
  const planned = plannedProducts(groups, {
    source,
    forms: formsOf(mapped, request.numbers ?? {}),
    clearEmpty: request.options.clearEmpty,
    options: request.options,
    placeOf(name) {
      const place = placed.get(name) ?? null;
      if (place !== null) report.usePlace(name);
      return place;
    },
    taxonomy,
    ownColours: ctx.store.look.colours,
    finder: await productFinder(ctx.catalogue.all().entries),
    photos,
    imageHosts: ctx.store.imageHosts,
    fetched: mapped.some(({ field }) => field === 'photos') ? await fetchedPhotos(ctx.db) : new Map(),
  });
  const summary = await reported().catch(async (error: unknown) => {
    await report.abandon();
    throw error;
  });
  if (planBefore !== null) await removePlan(ctx.db, { importId: id, plan: planBefore });
  return { ...summary, plan, changes: await firstChanges(ctx.db, { importId: id, plan }) };

  async function reported() {
    for (const fault of faults)
      await report.add({ kind: 'wrong', rows: [fault.row], faults: [fault], unplaced: null });
    for await (const product of planned) await report.add(product);
    return report.finish(request);
  }
}

/** A page may have been opened before a change of the tree. */
function presentPlaces(ctx: Context, places: Readonly<Record<string, CategoryPlace>>) {
  return Object.fromEntries(
    Object.entries(places).map(([name, place]) => [name, withPresentPlace(ctx, place)]),
  );
}

function assertPlaces(places: Readonly<Record<string, CategoryPlace>>, taxonomy: Taxonomy): void {
  const errors = Object.entries(places).flatMap(([name, place]) =>
    hasPlace(taxonomy, place)
      ? []
      : [{ field: `categories.${name}`, message: `${name}: no es una categoría de la tienda` }],
  );
  if (errors.length > 0) throw new Refusal('invalid-request', { errors });
}
