import { writtenPrice } from '#domain/imports/cell-amounts.ts';
import type { ImportField } from '#domain/imports/import-fields.ts';
import type { ImportFault, ImportRow } from '#domain/imports/import-row.ts';
import type { ImportSource } from '#domain/imports/import-source.ts';
import type { NumberForm } from '#domain/imports/number-form.ts';
import { type RowGroup, rowGroups } from '#domain/imports/row-groups.ts';
import { splitByPrice } from '#domain/imports/split-by-price.ts';
import { productRows } from '#domain/imports/title-rows.ts';
import type { MappedColumn } from './mapped-rows.ts';

type FileOfRows = {
  readonly rows: readonly ImportRow[];
  readonly mapped: readonly MappedColumn[];
  readonly source: ImportSource;
  readonly forms: Readonly<Partial<Record<ImportField, NumberForm>>>;
  /** Whether each price of a product's variants is a product. */
  readonly splitsPrices: boolean;
  readonly ownerOf: (code: string) => string | null;
};

type FileGroups = {
  readonly groups: readonly RowGroup[];
  readonly faults: readonly ImportFault[];
  /** Rows that are no products: titles and totals. */
  readonly leftOut: number;
};

/** The rows of a file, product by product. */
export function groupsOfFile({ rows, mapped, source, forms, splitsPrices, ownerOf }: FileOfRows): FileGroups {
  const fields = new Set(mapped.map(({ field }) => field));
  const products = source === 'other' ? productRows(rows, fields) : { rows, leftOut: 0 };
  const { groups, faults } = rowGroups(products.rows, { mapped: fields, source, ownerOf });
  const priceOf = (row: ImportRow) => writtenPrice(row, forms.price ?? 'es-AR');
  return {
    groups: splitsPrices ? groups.flatMap((group) => splitByPrice(group, priceOf)) : groups,
    faults,
    leftOut: products.leftOut,
  };
}
