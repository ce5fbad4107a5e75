import { type CategoryPlace, formTaxonomy, hasPlace, type Taxonomy } from '#domain/catalogue/taxonomy.ts';
import { proposedPlace } from '#domain/imports/category-place.ts';
import { colourKey, colourReader, proposedColour } from '#domain/imports/colour-reading.ts';
import { type OwnColour, spelledColour } from '#domain/look/own-colour.ts';
import { parsePercent } from '#domain/prices/percent.ts';
import { placeKey, type ShelfPlace } from '#domain/stock/shelf.ts';
import type { WireImportCheckRequest } from '#schemas/import.ts';
import type { WireImportCheck } from '#schemas/import-answers.ts';
import { withPresentPlace } from '#server/catalogue/present-place.ts';
import type { PhotoStore } from '#server/images/photo-store.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { countedNow } from '#server/stock/counted-now.ts';
import { placesOfCategories, rememberPlaces } from './category-memory.ts';
import { checkReport } from './check-report.ts';
import { rememberColours, rememberedColours } from './colour-memory.ts';
import { groupsOfFile } from './groups-of-file.ts';
import { firstChanges } from './import-changes.ts';
import { fetchedPhotos } from './import-photos.ts';
import { removePlan } from './import-plan.ts';
import { assertIsOpen } from './import-state.ts';
import {
  assertIsUsable,
  columnsWithoutVat,
  formsOf,
  type MappedColumn,
  mappedColumns,
  mappedRows,
  mendedRows,
} from './mapped-rows.ts';
import { NO_QUESTIONS, plannedProducts } from './plan-products.ts';
import { productFinder } from './product-finder.ts';
import { findImport, storedSource } from './stored-import.ts';
import { productsOfVariantCodes } from './variant-codes.ts';

type Check = { readonly id: string; readonly request: WireImportCheckRequest; readonly photos: PhotoStore };

/**
 * The dry run: compares each row with the catalogue and keeps what it found, so that exactly this can be applied. It
 * changes no product, and remembers the places of categories and what colours are.
 * @throws Refusal 'import-not-found' · 'import-expired' · 'import-busy' · 'import-finished' · 'invalid-request'
 */
export async function checkImport(ctx: Context, { id, request, photos }: Check): Promise<WireImportCheck> {
  assertMay(ctx, 'imports');
  const found = await findImport(ctx.db, id, ctx.now());
  assertIsOpen(found);
  const mapped = usedColumns(ctx, mappedColumns(found.columns, request.mapping));
  assertIsUsable(mapped);
  await ctx.catalogue.catchUp();
  const taxonomy = formTaxonomy(ctx.catalogue.categories().tree);
  const places = presentPlaces(ctx, request.categories ?? {});
  assertPlaces(places, taxonomy);
  const colours = request.colours ?? {};
  assertColours(colours, ctx.store.look.colours);
  await rememberPlaces(ctx.db, places);
  await rememberColours(ctx.db, colours);
  const rows = mendedRows(await mappedRows(ctx.db, found, mapped), mapped, request.cells ?? []);
  const source = storedSource(found.record);
  const forms = formsOf(mapped, request.numbers ?? {});
  const finder = await productFinder(ctx.catalogue.all().entries, await productsOfVariantCodes(ctx.db));
  const { groups, faults, leftOut } = groupsOfFile({
    rows,
    mapped,
    source,
    forms,
    splitsPrices: request.options.splitPrices ?? false,
    ownerOf: finder.ownerOf,
  });
  const plan = ctx.newId();
  const planBefore = found.record.plan;
  const ownColours = ctx.store.look.colours;
  const report = checkReport(ctx, {
    importId: id,
    plan,
    planBefore,
    mapped,
    total: groups.length,
    leftOut,
    guesses: {
      placeOf: (name) => proposedPlace(name, taxonomy),
      colourOf: (name) => proposedColour(name, ownColours),
    },
  });
  const placed = await placesOfCategories(ctx.db);
  const chosen = await rememberedColours(ctx.db);
  const readColour = colourReader(ownColours, chosen);
  const planned = plannedProducts(groups, {
    source,
    forms,
    withoutVat: columnsWithoutVat(mapped),
    addVat: request.addVat ?? null,
    margin: parsePercent(request.margin ?? ''),
    clearEmpty: request.options.clearEmpty,
    options: request.options,
    placeOf(name) {
      const place = placed.get(name) ?? null;
      // A category that is gone is asked for like one that nobody placed.
      if (place === null || !hasPlace(taxonomy, place)) return null;
      report.usePlace(name);
      return place;
    },
    readColour(name) {
      const choice = chosen.get(colourKey(name));
      const reading = readColour(name);
      if (choice !== undefined && reading.is !== 'unknown') report.useColour(name, choice);
      return reading;
    },
    ownerOf: finder.ownerOf,
    taxonomy,
    ownColours,
    finder,
    photos,
    imageHosts: ctx.store.imageHosts,
    thereOf: mapped.some(({ field }) => field === 'onShelf') ? thereIn(await countedNow(ctx)) : () => null,
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
      await report.add({ kind: 'wrong', rows: [fault.row], faults: [fault], ...NO_QUESTIONS });
    for await (const product of planned) await report.add(product);
    return report.finish(request);
  }
}

function thereIn(counted: ReadonlyMap<string, number>) {
  return (place: ShelfPlace) => counted.get(placeKey(place)) ?? null;
}

/** A shop that doesn't count its stock takes no counts (STOCK-001). */
function usedColumns({ store }: Context, mapped: readonly MappedColumn[]): MappedColumn[] {
  return mapped.filter(({ field }) => field !== 'onShelf' || store.stock.isOn);
}

/** A page may have been opened before a change of the tree. */
function presentPlaces(ctx: Context, places: Readonly<Record<string, CategoryPlace>>) {
  return Object.fromEntries(
    Object.entries(places).map(([name, place]) => [name, withPresentPlace(ctx, place)]),
  );
}

function assertColours(colours: Readonly<Record<string, string>>, own: readonly OwnColour[]): void {
  const errors = Object.entries(colours).flatMap(([name, colour]) =>
    colour === '' || spelledColour(colour, own) === colour
      ? []
      : [{ field: `colours.${name}`, message: `${name}: «${colour}» no es un color de la tienda` }],
  );
  if (errors.length > 0) throw new Refusal('invalid-request', { errors });
}

function assertPlaces(places: Readonly<Record<string, CategoryPlace>>, taxonomy: Taxonomy): void {
  const errors = Object.entries(places).flatMap(([name, place]) =>
    hasPlace(taxonomy, place)
      ? []
      : [{ field: `categories.${name}`, message: `${name}: no es una categoría de la tienda` }],
  );
  if (errors.length > 0) throw new Refusal('invalid-request', { errors });
}
