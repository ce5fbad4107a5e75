import { screenSection } from '#domain/catalogue/taxonomy.ts';
import { FURTHER_COLUMNS } from '#domain/imports/import-fields.ts';
import { countText } from '#domain/imports/written-counts.ts';
import type { Vat } from '#domain/law/vat.ts';
import { amountText, wordsOfUnit } from '#domain/measure/quantity-text.ts';
import { isByMeasure, type SaleUnit } from '#domain/measure/sale-unit.ts';
import type { Centavos } from '#domain/money/centavos.ts';
import type { BulkOffer } from '#domain/pricing/bulk-offer.ts';
import { readByKind } from '#domain/products/by-kind.ts';
import type { Product } from '#domain/products/product.ts';
import { type PartName, PRODUCT_PARTS } from '#domain/products/product-parts.ts';
import type { Section } from '#domain/products/sections.ts';
import { placeKey } from '#domain/stock/shelf.ts';
import { shelfVariants } from '#domain/stock/shelf-variants.ts';
import { normalised } from '#domain/text/normalised.ts';
import { everyMatch } from '#server/catalogue/list-products.ts';
import { hasAnyBarCode, isAnythingByMeasure } from '#server/catalogue/what-the-shop-uses.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { countedNow } from '#server/stock/counted-now.ts';
import { listCell } from './list-cell.ts';
import type { Cell, Column, Sheet } from './sheet.ts';

/** The columns, in order, with their widths. */
const WIDTHS = {
  code: 14,
  brand: 18,
  name: 40,
  section: 11,
  subsection: 24,
  type: 20,
  price: 13,
  packPrice: 16,
  minimumUnits: 16,
  vat: 8,
  unitAmount: 11,
  unitMeasure: 10,
  saleUnit: 9,
  saleStep: 8,
  saleMinimum: 9,
  onShelf: 14,
  isOffer: 8,
  isHidden: 8,
  isSoldOut: 9,
  colours: 30,
  models: 30,
  soldOutVariants: 30,
  barCodes: 30,
  photos: 30,
  altTexts: 30,
  photoColours: 30,
  summary: 30,
  description: 40,
  specifications: 40,
  /** Last, for the import: products without a code are found by it. */
  id: 26,
} as const satisfies Record<PartName | keyof typeof FURTHER_COLUMNS, number>;

type Exported = keyof typeof WIDTHS;

const ALL = Object.keys(WIDTHS).filter((name): name is Exported => name in WIDTHS);

const OF_UNIT: readonly Exported[] = ['saleUnit', 'saleStep', 'saleMinimum'];

/** A shop has no columns for what it doesn't use: measures, bar codes, counts (UNIT-005, LABEL-001, STOCK-001). */
type Extent = {
  readonly hasMeasures: boolean;
  readonly hasBarCodes: boolean;
  /** What there is of all that is counted, by `placeKey`. */
  readonly counted: ReadonlyMap<string, number>;
};

function exported({ hasMeasures, hasBarCodes, counted }: Extent): readonly Exported[] {
  return ALL.filter(
    (name) =>
      (hasMeasures || !OF_UNIT.includes(name)) &&
      (hasBarCodes || name !== 'barCodes') &&
      (counted.size > 0 || name !== 'onShelf'),
  );
}

/**
 * The columns of the products' file; the identifier comes last. Code and prices have the names of a price list: without
 * its rows that lack one of them the file is one.
 */
export function productColumns(extent: Extent): readonly Column[] {
  return exported(extent).map((name) => ({ name: columnName(name), width: WIDTHS[name] }));
}

function columnName(name: Exported): string {
  if (name === 'saleStep' || name === 'saleMinimum' || name === 'onShelf') return FURTHER_COLUMNS[name];
  const part = PRODUCT_PARTS.find((one) => one.name === name);
  return part?.column ?? part?.label ?? '';
}

const asText = (text: string): Cell => text;

const CELLS = {
  id: asText,
  section: (section: Section): Cell => screenSection(section),
  category: asText,
  text: asText,
  code: (code: string | null): Cell => code ?? '',
  flag: (isSo: boolean): Cell => (isSo ? 'sí' : 'no'),
  photos: (urls: readonly string[]): Cell => listCell(urls),
  photoTexts: (texts: readonly string[]): Cell => listCell(texts),
  names: (names: readonly string[]): Cell => listCell(names),
  barCodes: (codes: readonly string[]): Cell => listCell(codes),
  vat: (vat: Vat): Cell => vat.replace('.', ','),
  content: (amount: string): Cell => amount.replace('.', ','),
  measure: asText,
  saleUnit: unitCells,
  price: (price: Centavos | null): Cell => (price === null ? '' : { pesos: price }),
  bulkOffer: (offer: BulkOffer | null): Record<keyof BulkOffer, Cell> =>
    offer === null
      ? { packPrice: '', minimumUnits: '' }
      : { packPrice: { pesos: offer.packPrice }, minimumUnits: { units: offer.minimumUnits } },
};

type ProductFilter = Parameters<typeof everyMatch>[1];

const BATCH = 500;

/** The matching products, sorted by section, subsection, type, brand and name. Equal catalogues give equal files. */
export async function productSheet(ctx: Context, filter: ProductFilter): Promise<Sheet> {
  assertMay(ctx, 'see-prices');
  const extent = {
    hasMeasures: await isAnythingByMeasure(ctx.db),
    hasBarCodes: await hasAnyBarCode(ctx.db),
    counted: ctx.store.stock.isOn ? await countedNow(ctx) : new Map(),
  };
  return { name: 'Productos', columns: productColumns(extent), batches: rowBatches(ctx, filter, extent) };
}

/** Sorts one subsection at a time, so other requests run in between, even with a hundred thousand products. */
async function* rowBatches(ctx: Context, filter: ProductFilter, extent: Extent) {
  const bySubsection = Map.groupBy(await everyMatch(ctx, filter), subsectionKey);
  for (const key of [...bySubsection.keys()].sort(compared)) {
    const sorted = (bySubsection.get(key) ?? [])
      .map((product) => ({ product, key: sortKey(product) }))
      .sort((one, other) => compared(one.key, other.key) || compared(tieKey(one), tieKey(other)));
    for (let start = 0; start < sorted.length; start += BATCH) {
      yield sorted.slice(start, start + BATCH).map(({ product }) => productCells(product, extent));
    }
  }
}

function subsectionKey({ section, subsection }: Product): string {
  return `${section}\n${normalised(subsection)}`;
}

function sortKey({ type, brand, name, code }: Product): string {
  return [type, brand, name, code ?? ''].map(normalised).join('\n');
}

const tieKey = ({ product }: { product: Product }) =>
  JSON.stringify(productCells(product, { hasMeasures: true, hasBarCodes: true, counted: new Map() }));

function compared(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

export function productCells(product: Product, extent: Extent): Cell[] {
  const { bulkOffer, saleUnit, ...cells } = readByKind(product, CELLS);
  const all = { ...cells, ...bulkOffer, ...saleUnit, onShelf: countedCell(product, extent) };
  return exported(extent).map((name) => all[name]);
}

function unitCells(unit: SaleUnit) {
  const isMeasure = isByMeasure(unit);
  return {
    saleUnit: wordsOfUnit(unit).one,
    saleStep: isMeasure ? amountText(unit.increment, unit) : '',
    saleMinimum: isMeasure ? amountText(unit.minimum, unit) : '',
  };
}

/** '12', of several variants 'Rojo: 12 | Azul: 4'; empty where nothing of it is counted (STOCK-006). */
function countedCell(product: Product, { counted }: Extent): Cell {
  return listCell(
    shelfVariants(product).flatMap((variant) => {
      const there = counted.get(placeKey({ productId: product.id, variant }));
      if (there === undefined) return [];
      const amount = countText(there, product.saleUnit);
      return [variant === '' ? amount : `${variant}: ${amount}`];
    }),
  );
}
