import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CategoryPlace, Taxonomy } from '#domain/catalogue/taxonomy.ts';
import { codeKey } from '#domain/entries/catalogue-entry.ts';
import { categoryName, namesPlace, placeBeside, placeNamed } from '#domain/imports/category-place.ts';
import { writtenPrice } from '#domain/imports/cell-amounts.ts';
import {
  arrivedPhotos,
  foreignCount,
  type WantedPhoto,
  wantedPhotos,
} from '#domain/imports/foreign-photos.ts';
import { cellText, type ImportFault, type ImportRow } from '#domain/imports/import-row.ts';
import { importedProduct } from '#domain/imports/imported-product.ts';
import { type CellChange, changedCells } from '#domain/imports/product-cells.ts';
import type { ReadingRules } from '#domain/imports/reading-rules.ts';
import type { RowGroup } from '#domain/imports/row-groups.ts';
import { hasSeveralPrices } from '#domain/imports/split-by-price.ts';
import { countsInWords, type WrittenCount } from '#domain/imports/written-counts.ts';
import type { OwnColour } from '#domain/look/own-colour.ts';
import { followingOffer, leftBehind } from '#domain/prices/left-behind.ts';
import { isSameProductPrice } from '#domain/pricing/product-price.ts';
import { photoColoursFor } from '#domain/products/alt-texts.ts';
import { BLANK_PRODUCT } from '#domain/products/blank-product.ts';
import type { Product } from '#domain/products/product.ts';
import { PRODUCT_FIELDS } from '#domain/products/product-fields.ts';
import type { ShelfPlace } from '#domain/stock/shelf.ts';
import type { WireImportOptions } from '#schemas/import.ts';
import type { PhotoStore } from '#server/images/photo-store.ts';
import { productAlone, type StoredProduct } from '#server/kernel/stored-product.ts';
import type { PlanEntry } from './import-plan.ts';
import type { ProductFinder } from './product-finder.ts';
import { productProblems } from './product-problems.ts';

/** Groups of rows in one turn of the event loop: some milliseconds. */
const GROUPS_IN_A_TURN = 20;

/** Photos of other sites in one file; a photo takes a third of a second. */
const MAX_FOREIGN_PHOTOS = 20_000;
const MOST_PHOTOS = PRODUCT_FIELDS.photos.most;
const TOO_MANY_PHOTOS = 'la planilla nombra más de 20.000 fotos de otros sitios: pártela en varias';

const CATEGORY_FIELDS = ['category', 'section', 'subsection', 'type'] as const;

/** The name of the category of rows that name none. */
export const NO_CATEGORY = 'Sin categoría';

export type PlanRules = ReadingRules & {
  readonly options: WireImportOptions;
  /** Where the shop puts a category, as somebody chose; `null` for one that nobody placed. */
  readonly placeOf: (name: string) => CategoryPlace | null;
  /** As the product form has it. */
  readonly taxonomy: Taxonomy;
  readonly finder: ProductFinder;
  /** The shop's own, beyond the 48. */
  readonly ownColours: readonly OwnColour[];
  readonly photos: PhotoStore;
  /** What is there of a counted variant, in smallest parts; `null` where it isn't counted. */
  readonly thereOf: (place: ShelfPlace) => number | null;
  /** Sites whose photos the shop may show; photos of others are fetched after the import. */
  readonly imageHosts: readonly string[];
};

export type PlannedProduct =
  | {
      readonly kind: 'planned';
      readonly entry: PlanEntry;
      readonly staysHidden: boolean;
      /** Whether its price moves and its pack, of which the file says nothing, doesn't. */
      readonly packStays: boolean;
    }
  | { readonly kind: 'unchanged'; readonly staysHidden: boolean }
  | { readonly kind: 'skipped' }
  | WrongProduct;

export type WrongProduct = {
  readonly kind: 'wrong';
  /** All rows of the product, because some of them alone would be another product. */
  readonly rows: readonly number[];
  readonly faults: readonly ImportFault[];
  /** Its category, if that has no place. */
  readonly unplaced: string | null;
  /** Its colours that the shop lacks, and that nobody said how to read. */
  readonly unknownColours: readonly string[];
  /** Whether its variants have prices of their own, so that a product for each price would mend it. */
  readonly hasSeveralPrices: boolean;
};

/** What becomes of each product of a file, compared with the catalogue. It changes nothing. */
export async function* plannedProducts(
  groups: readonly RowGroup[],
  rules: PlanRules,
): AsyncGenerator<PlannedProduct> {
  const rowOfCode = new Map<string, number>();
  const rowOfId = new Map<string, number>();
  let foreign = 0;
  for (const [index, group] of groups.entries()) {
    if (index % GROUPS_IN_A_TURN === 0) await nextTurn();
    const before = rules.finder.find(codedRow(group));
    const planned = await plannedProduct(group, before, rules);
    const repeated = repetition(group, before, { rowOfCode, rowOfId });
    const faults = repeated === null ? [] : [repeated];
    const waiting = planned.kind === 'planned' ? foreignCount(planned.entry.wanted ?? []) : 0;
    foreign += waiting;
    if (waiting > 0 && foreign > MAX_FOREIGN_PHOTOS)
      faults.push({ row: group.main.row, field: 'photos', reason: TOO_MANY_PHOTOS });
    yield faults.length === 0 ? planned : joined(planned, group, faults);
  }
}

function joined(planned: PlannedProduct, group: RowGroup, faults: readonly ImportFault[]): WrongProduct {
  return planned.kind === 'wrong'
    ? { ...planned, faults: [...faults, ...planned.faults] }
    : wrong(group, faults);
}

/** The row with the code: of variants, the first that has one. */
function codedRow({ main, variants }: RowGroup): ImportRow {
  const coded = [main, ...variants].find((row) => cellText(row, 'code').trim() !== '');
  const code = coded?.cells.code;
  return code === undefined ? main : { row: main.row, cells: { ...main.cells, code } };
}

async function plannedProduct(
  group: RowGroup,
  before: StoredProduct | null,
  rules: PlanRules,
): Promise<PlannedProduct> {
  const { options } = rules;
  if (before === null ? !options.create : !options.update) return { kind: 'skipped' };
  const present = before === null ? BLANK_PRODUCT : productAlone(before);
  const read = importedProduct(group, present, rules);
  const name = categoryName(group.main, rules.source);
  const place = placeFor(group.main, { name, before, rules });
  const staysHidden = present.isHidden && !read.product.isHidden && options.showHidden !== true;
  const isLeftBehind = before !== null && !saysPack(group) && leftBehind(before, read.product) === 'pack';
  const packStays = isLeftBehind && options.movePacks !== true;
  const product: Product = {
    ...read.product,
    ...(place ?? {}),
    ...(isLeftBehind && !packStays && { bulkOffer: followingOffer(before, read.product.price) }),
    isHidden: read.product.isHidden || staysHidden || (before === null && options.hideNew),
  };
  const faults = [...read.faults];
  if (place === null) {
    const field = CATEGORY_FIELDS.find((one) => group.main.cells[one] !== undefined) ?? 'section';
    faults.push({
      row: group.main.row,
      field,
      reason: `«${name || NO_CATEGORY}» no tiene lugar en la tienda: elige cuál`,
    });
  }
  // A unit that changes makes what was counted say nothing.
  const thereOf = before?.saleUnit.code === product.saleUnit.code ? rules.thereOf : () => null;
  const { counts, wrongCounts } = newCounts(group.main.row, read.counts, before, thereOf);
  faults.push(...wrongCounts);
  const cells: CellChange[] = changedCells(before, product);
  if (counts.length > 0) cells.push(countedCell(counts, { product, before, thereOf }));
  if (cells.length === 0 && faults.length === 0) return { kind: 'unchanged', staysHidden };
  const { photos, imageHosts, taxonomy, ownColours } = rules;
  const wanted = wantedPhotos(product, { imageHosts, present: present.photos });
  if (wanted.length > MOST_PHOTOS)
    faults.push({ row: group.main.row, field: 'photos', reason: `tiene más de ${MOST_PHOTOS} fotos` });
  const judged = { ...product, ...arrivedPhotos(wanted) };
  const checked =
    place === null
      ? []
      : await productProblems({ product: judged, before, cells, photos, imageHosts, taxonomy, ownColours });
  for (const problem of checked) {
    const isAsked = problem.field === 'colours' && read.unknownColours.length > 0;
    if (!isAsked && !faults.some(({ field }) => field === problem.field))
      faults.push({ row: group.main.row, ...problem });
  }
  const owner = product.code === null ? null : rules.finder.withCode(product.code);
  if (owner !== null && owner.id !== before?.id) {
    faults.push({ row: group.main.row, field: 'code', reason: 'ya lo tiene otro producto' });
  }
  if (faults.length > 0)
    return wrong(group, faults, {
      unplaced: place === null ? name || NO_CATEGORY : null,
      unknownColours: read.unknownColours,
      hasSeveralPrices: hasSeveralPrices(group, (row) => writtenPrice(row, rules.forms.price ?? 'es-AR')),
    });
  const codes = variantCodes(group, product.code);
  return {
    kind: 'planned',
    entry: {
      ...entryOf(group.main.row, { product, before, cells, wanted, codes }),
      ...(counts.length > 0 && { counts }),
    },
    staysHidden,
    packStays,
  };
}

/** Those that differ from what is there: the same file twice counts once. */
function newCounts(
  row: number,
  counts: readonly WrittenCount[],
  before: StoredProduct | null,
  thereOf: PlanRules['thereOf'],
) {
  const differing = counts.filter(
    ({ variant, counted }) => before === null || thereOf({ productId: before.id, variant }) !== counted,
  );
  const wrongCounts: ImportFault[] = differing
    .filter(({ counted }) => counted < 0)
    .map(() => ({ row, field: 'onShelf', reason: 'no se puede contar menos que cero' }));
  return { counts: differing, wrongCounts };
}

type CountedCell = { readonly product: Product; readonly before: StoredProduct | null } & Pick<
  PlanRules,
  'thereOf'
>;

function countedCell(
  counts: readonly WrittenCount[],
  { product: { saleUnit }, before, thereOf }: CountedCell,
): CellChange {
  const present = counts.flatMap(({ variant }) => {
    const counted = before === null ? null : thereOf({ productId: before.id, variant });
    return counted === null ? [] : [{ variant, counted }];
  });
  return {
    field: 'onShelf',
    before: countsInWords(present, saleUnit),
    after: countsInWords(counts, saleUnit),
  };
}

function saysPack({ main, variants }: RowGroup): boolean {
  return [main, ...variants].some(
    (row) => cellText(row, 'packPrice').trim() !== '' || cellText(row, 'packUnits').trim() !== '',
  );
}

function variantCodes({ variants }: RowGroup, own: string | null): string[] {
  const codes = new Map(
    variants.map((row) => cellText(row, 'code').trim()).map((code) => [codeKey(code), code] as const),
  );
  for (const key of ['', codeKey(own ?? '')]) codes.delete(key);
  return [...codes.values()];
}

type Planned = Pick<PlanEntry, 'cells' | 'codes'> & {
  readonly product: Product;
  readonly before: StoredProduct | null;
  readonly wanted: readonly WantedPhoto[];
};

const PHOTO_FIELDS: ReadonlySet<string> = new Set(['photos', 'altTexts', 'photoColours']);

function entryOf(row: number, { product: read, before, cells, wanted, codes }: Planned): PlanEntry {
  const isWaiting = foreignCount(wanted) > 0;
  const hasNewPhotos = !isWaiting && cells.some(({ field }) => PHOTO_FIELDS.has(field));
  // A product keeps its photos until the new ones are there.
  const { photos, altTexts } = isWaiting ? (before ?? arrivedPhotos(wanted)) : read;
  const photoColours = photoColoursFor({ photos, colours: read.colours }, read);
  const product = { ...read, photos, altTexts, photoColours };
  const common = { row, product, hasNewPhotos, wanted: isWaiting ? wanted : null, cells, codes };
  if (before === null) return { ...common, version: null, before: null };
  const { id, price, bulkOffer, version } = before;
  const isRepriced = !isSameProductPrice(before, product);
  return { ...common, version, before: isRepriced ? { id, price, bulkOffer } : null };
}

function placeFor(
  row: ImportRow,
  { name, before, rules }: { name: string; before: StoredProduct | null; rules: PlanRules },
): CategoryPlace | null {
  if (before === null) return rules.placeOf(name || NO_CATEGORY) ?? placeNamed(name, rules.taxonomy);
  const { section, subsection, type } = before;
  const present = { section, subsection, type };
  if (name === '' || namesPlace(row, present)) return present;
  return rules.placeOf(name) ?? placeBeside(row, present, rules.taxonomy) ?? placeNamed(name, rules.taxonomy);
}

function repetition(
  group: RowGroup,
  before: StoredProduct | null,
  { rowOfCode, rowOfId }: { rowOfCode: Map<string, number>; rowOfId: Map<string, number> },
): ImportFault | null {
  const { row } = group.main;
  const key = codeKey(cellText(codedRow(group), 'code'));
  const earlier =
    (key === '' ? undefined : rowOfCode.get(key)) ?? (before === null ? undefined : rowOfId.get(before.id));
  if (earlier !== undefined)
    return { row, field: key === '' ? 'id' : 'code', reason: `repite el producto de la fila ${earlier}` };
  if (key !== '') rowOfCode.set(key, row);
  if (before !== null) rowOfId.set(before.id, row);
  return null;
}

/** What would mend no row of a product. */
export const NO_QUESTIONS = { unplaced: null, unknownColours: [], hasSeveralPrices: false };

function wrong(
  { main, variants }: RowGroup,
  faults: readonly ImportFault[],
  questions: Pick<WrongProduct, 'unplaced' | 'unknownColours' | 'hasSeveralPrices'> = NO_QUESTIONS,
): WrongProduct {
  const rows = new Set([main, ...variants].map(({ row }) => row));
  return { kind: 'wrong', rows: [...rows], faults, ...questions };
}
