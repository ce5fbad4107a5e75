import type { Vat } from '#domain/law/vat.ts';
import type { Centavos } from '#domain/money/centavos.ts';
import { parseDecimalString } from '#domain/money/decimal-string.ts';
import { shownDifference } from '#domain/prices/price-alteration.ts';
import { normalised } from '#domain/text/normalised.ts';
import type { NewPriceRow } from '#schemas/price-change.ts';
import type { WirePreviewRow, WirePrices, WireVatRow } from '#schemas/price-change-answers.ts';
import type { ChosenProduct } from '#schemas/product-action.ts';
import { rowsWithWords } from '../list/rows-with-words.ts';

/** Why a row can't be applied. */
export type LeftOutReason = 'no-price' | 'no-pack' | 'unchanged' | 'not-positive';

/** What to look at where price and pack part. */
export const PACK_WARNINGS = [
  'pack-not-cheaper',
  'pack-now-cheaper',
  'pack-unchanged',
  'price-unchanged',
] as const;

export type PackWarning = (typeof PACK_WARNINGS)[number];

/** `null` is no price. */
export type ShownPrices = { readonly price: Centavos | null; readonly pack: Centavos | null };

export type StudioRow = {
  readonly id: string;
  readonly version: number;
  readonly code: string;
  readonly brand: string;
  readonly name: string;
  readonly before: ShownPrices;
  readonly after: ShownPrices;
  /** In place of prices, where the VAT changes. */
  readonly vat: { readonly before: Vat; readonly after: Vat } | null;
  /** Hundredths of a percent, of the price, or of the pack where the price stays; `null` without a price before. */
  readonly difference: number | null;
  readonly leftOut: LeftOutReason | null;
  readonly warnings: readonly PackWarning[];
  /** What is searched: code, name and brand. */
  readonly words: string;
  /** The prices as they are sent; of no meaning where the VAT changes. */
  readonly next: WirePrices;
};

const REASONS = ['not-positive', 'no-price', 'unchanged'] as const;

export function studioRow({
  _id,
  version,
  code,
  brand,
  name,
  before,
  after,
  flags,
}: WirePreviewRow): StudioRow {
  const [from, to] = [shownPrices(before), shownPrices(after)];
  const reason = REASONS.find((known) => flags.includes(known)) ?? null;
  return {
    id: _id,
    version,
    code,
    brand,
    name,
    before: from,
    after: to,
    vat: null,
    difference: shownDifference(from, to),
    leftOut: reason === 'no-price' && from.price !== null ? 'no-pack' : reason,
    warnings: PACK_WARNINGS.filter((warning) => flags.includes(warning)),
    words: normalised(`${code} ${name} ${brand}`),
    next: after,
  };
}

const NO_PRICES: ShownPrices = { price: null, pack: null };

export function vatStudioRow({ _id, version, code, brand, name, before, after }: WireVatRow): StudioRow {
  return {
    id: _id,
    version,
    code,
    brand,
    name,
    before: NO_PRICES,
    after: NO_PRICES,
    vat: { before, after },
    difference: 0,
    leftOut: before === after ? 'unchanged' : null,
    warnings: [],
    words: normalised(`${code} ${name} ${brand}`),
    next: { price: '', wholesalePrice: '' },
  };
}

export function shownPrices({ price, wholesalePrice }: WirePrices): ShownPrices {
  const pack = parseDecimalString(wholesalePrice);
  return { price: parseDecimalString(price), pack: pack === 0 ? null : pack };
}

/** The rows that the studio can show alone, with the words of their chips. */
export const ROW_GROUPS = {
  all: 'Todas',
  big: 'Cambian mucho',
  'pack-not-cheaper': 'El pack deja de convenir',
  'pack-now-cheaper': 'El pack empieza a convenir',
  'pack-unchanged': 'Pack igual',
  'price-unchanged': 'Precio igual',
  wrong: 'Con error',
  out: 'Quedan afuera',
} as const;

export type RowGroup = keyof typeof ROW_GROUPS;

export type RowMarks = {
  /** The rows that the person left out, by id. */
  readonly excluded: ReadonlySet<string>;
  /** Hundredths of a percent. */
  readonly bigChange: number;
};

export function isBigChange({ difference, leftOut }: StudioRow, bigChange: number): boolean {
  return leftOut === null && (difference === null || Math.abs(difference) > bigChange);
}

export function isIncluded({ id, leftOut }: StudioRow, excluded: ReadonlySet<string>): boolean {
  return leftOut === null && !excluded.has(id);
}

/** How many rows each group has. */
export function groupCounts(
  rows: readonly StudioRow[],
  { excluded, bigChange }: RowMarks,
): Record<RowGroup, number> {
  const counts: Record<RowGroup, number> = {
    all: rows.length,
    big: 0,
    'pack-not-cheaper': 0,
    'pack-now-cheaper': 0,
    'pack-unchanged': 0,
    'price-unchanged': 0,
    wrong: 0,
    out: 0,
  };
  for (const row of rows) {
    if (isBigChange(row, bigChange)) counts.big += 1;
    for (const warning of row.warnings) counts[warning] += 1;
    if (row.leftOut === 'not-positive') counts.wrong += 1;
    if (!isIncluded(row, excluded)) counts.out += 1;
  }
  return counts;
}

export function isInGroup(row: StudioRow, group: RowGroup, { excluded, bigChange }: RowMarks): boolean {
  if (group === 'big') return isBigChange(row, bigChange);
  if (group === 'wrong') return row.leftOut === 'not-positive';
  if (group === 'out') return !isIncluded(row, excluded);
  return group === 'all' || row.warnings.includes(group);
}

/** The rows whose code, name or brand has all typed words. */
export function foundRows(rows: readonly StudioRow[], text: string): readonly StudioRow[] {
  return rowsWithWords(rows, text, ({ words }) => words);
}

/** The same of the rows that will be applied. */
export function flaggedCounts(rows: readonly StudioRow[], marks: RowMarks): Record<RowGroup, number> {
  return groupCounts(
    rows.filter((row) => isIncluded(row, marks.excluded)),
    marks,
  );
}

export type PriceSums = {
  /** Rows that will be applied, and rows that stay out. */
  readonly included: number;
  readonly leftOut: number;
  /** The prices of the included rows, one unit each, in centavos; packs where no price changes. */
  readonly before: number;
  readonly after: number;
};

export function priceSums(rows: readonly StudioRow[], excluded: ReadonlySet<string>): PriceSums {
  const included = rows.filter((row) => isIncluded(row, excluded));
  const changesPrice = included.some(({ before, after }) => before.price !== after.price);
  const part = changesPrice ? 'price' : 'pack';
  return {
    included: included.length,
    leftOut: rows.length - included.length,
    before: included.reduce((sum, { before }) => sum + (before[part] ?? 0), 0),
    after: included.reduce((sum, { after }) => sum + (after[part] ?? 0), 0),
  };
}

/** The rows as they are sent. */
export function newPriceRows(rows: readonly StudioRow[], excluded: ReadonlySet<string>): NewPriceRow[] {
  return rows
    .filter((row) => isIncluded(row, excluded))
    .map(({ id, version, next }) => ({ _id: id, version, ...next }));
}

/** The rows as an action on products takes them. */
export function chosenProducts(rows: readonly StudioRow[], excluded: ReadonlySet<string>): ChosenProduct[] {
  return rows.filter((row) => isIncluded(row, excluded)).map(({ id, version }) => ({ _id: id, version }));
}
