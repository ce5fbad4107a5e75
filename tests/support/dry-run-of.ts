import { DEFAULT_TREE } from '#domain/catalogue/default-tree.ts';
import { formTaxonomy } from '#domain/catalogue/taxonomy.ts';
import { colourReader } from '#domain/imports/colour-reading.ts';
import { parsePercent } from '#domain/prices/percent.ts';
import type { Product } from '#domain/products/product.ts';
import type { WireImportCheckRequest, WireImportOptions } from '#schemas/import.ts';
import type { PhotoStore } from '#server/images/photo-store.ts';
import { messageOf } from '#server/imports/check-report.ts';
import { groupsOfFile } from '#server/imports/groups-of-file.ts';
import { type ImportTable, importTable, namesColumns } from '#server/imports/import-table.ts';
import { columnsWithoutVat, formsOf, mappedColumns, rowsOf } from '#server/imports/mapped-rows.ts';
import { NO_QUESTIONS, type PlannedProduct, plannedProducts } from '#server/imports/plan-products.ts';
import { productFinder } from '#server/imports/product-finder.ts';
import type { StoredProduct } from '#server/kernel/stored-product.ts';
import { csvTable } from '#server/tables/csv-table.ts';
import { assertIsTable, isWorkbook } from '#server/tables/file-kind.ts';
import { chosenTable } from '#server/tables/file-table.ts';
import type { NamedTable } from '#server/tables/table-cell.ts';
import { workbookTables } from '#server/tables/workbook-table.ts';
import { IMPORT_OPTIONS } from './import-file.ts';

export type DryRunChoices = Partial<Omit<WireImportCheckRequest, 'options'>> & {
  readonly options?: Partial<WireImportOptions>;
  readonly sheet?: string;
  readonly headerRow?: number;
  /** The shop's products before, and the codes of their variants by product. */
  readonly present?: readonly Product[];
  readonly variantCodes?: Readonly<Record<string, string>>;
};

export type DryRun = {
  /** The name of the sheet that was read. */
  readonly sheet: string | null;
  readonly table: ImportTable;
  readonly new: readonly Product[];
  readonly changed: readonly Product[];
  readonly unchanged: number;
  readonly skipped: number;
  readonly leftOut: number;
  readonly wrong: readonly Extract<PlannedProduct, { kind: 'wrong' }>[];
  readonly errors: readonly string[];
};

const NO_PHOTOS: PhotoStore = {
  isOnDisk: true,
  read: async () => null,
  write: async () => undefined,
  copyIn: async () => undefined,
  names: async () => [],
};

const RECORD = {
  version: 1,
  editedVersion: 1,
  createdAt: 0,
  updatedAt: 0,
  deletedAt: null,
  priceChangedAt: 0,
  priceEndsAt: null,
};

/** What the dry run of a file says, without a server and a database. @throws Refusal 'bad-import-file' · TableFault */
export async function dryRunOf(bytes: Buffer | string, choices: DryRunChoices = {}): Promise<DryRun> {
  const { present = [], variantCodes = {}, sheet, headerRow } = choices;
  const options = { ...IMPORT_OPTIONS, ...choices.options };
  const file = chosenTable(await tablesOf(Buffer.from(bytes)), { namesColumns, sheet });
  const table = await importTable(file, headerRow);
  const recognised = Object.fromEntries(table.columns.map(({ name, field }) => [name, field]));
  const mapped = mappedColumns(table.columns, { ...recognised, ...choices.mapping });
  const entries = present.map((product) => ({ product: { ...product, ...RECORD } satisfies StoredProduct }));
  const finder = await productFinder(entries, new Map(Object.entries(variantCodes)));
  const forms = formsOf(mapped, choices.numbers ?? {});
  const { groups, faults, leftOut } = groupsOfFile({
    rows: rowsOf(table.body, mapped, table.headerRow),
    mapped,
    source: table.source,
    forms,
    splitsPrices: options.splitPrices ?? false,
    ownerOf: finder.ownerOf,
  });
  const planned: PlannedProduct[] = faults.map((fault) => ({
    kind: 'wrong',
    rows: [fault.row],
    faults: [fault],
    ...NO_QUESTIONS,
  }));
  const rules = {
    source: table.source,
    forms,
    withoutVat: columnsWithoutVat(mapped),
    addVat: choices.addVat ?? null,
    margin: parsePercent(choices.margin ?? ''),
    clearEmpty: options.clearEmpty,
    options,
    placeOf: (name: string) => choices.categories?.[name] ?? null,
    readColour: colourReader([], new Map(Object.entries(choices.colours ?? {}))),
    ownerOf: finder.ownerOf,
    taxonomy: formTaxonomy(DEFAULT_TREE),
    ownColours: [],
    finder,
    photos: NO_PHOTOS,
    thereOf: () => null,
    imageHosts: [],
    fetched: new Map<string, string>(),
  };
  for await (const product of plannedProducts(groups, rules)) planned.push(product);
  const entriesOf = planned.flatMap((one) => (one.kind === 'planned' ? [one.entry] : []));
  const wrong = planned.filter((one) => one.kind === 'wrong');
  return {
    sheet: file.name,
    table,
    new: entriesOf.flatMap(({ version, product }) => (version === null ? [product] : [])),
    changed: entriesOf.flatMap(({ version, product }) => (version === null ? [] : [product])),
    unchanged: planned.filter(({ kind }) => kind === 'unchanged').length,
    skipped: planned.filter(({ kind }) => kind === 'skipped').length,
    leftOut,
    wrong,
    errors: wrong.flatMap((one) => one.faults.map((fault) => messageOf(fault, mapped).message)),
  };
}

/** As the server reads a file, without its process of its own. */
async function tablesOf(bytes: Buffer): Promise<readonly NamedTable[]> {
  assertIsTable(bytes);
  return isWorkbook(bytes) ? workbookTables(bytes) : [{ name: null, table: await csvTable(bytes) }];
}

/** A product on one line: code, name, price, variants with a star for those sold out, and its marks. */
export function productLine(product: Product): string {
  const { code, name, price, colours, models, soldOutVariants, isHidden, isSoldOut } = product;
  const variants = [...colours, ...models].map((one) => `${one}${soldOutVariants.includes(one) ? '*' : ''}`);
  return [
    code ?? 'sin código',
    name,
    price === null ? 'Consultar' : String(price / 100),
    ...(variants.length > 0 ? [variants.join(', ')] : []),
    ...(isHidden ? ['oculto'] : []),
    ...(isSoldOut ? ['agotado'] : []),
  ].join(' · ');
}
