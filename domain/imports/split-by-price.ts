import { PRODUCT_FIELDS } from '../products/product-fields.ts';
import { cellText, type ImportRow } from './import-row.ts';
import type { RowGroup } from './row-groups.ts';

const VALUES = ['optionValue1', 'optionValue2', 'optionValue3'] as const;

/** The price of a row, for comparison; `null` for an empty or unreadable one. */
type PriceOf = (row: ImportRow) => number | null;

/** Whether variants of a product have prices of their own, which the shop's products share. */
export function hasSeveralPrices({ variants }: RowGroup, priceOf: PriceOf): boolean {
  return new Set(variants.map(priceOf).filter((price) => price !== null)).size > 1;
}

/**
 * A product for each price of a product's variants, named by what its variants have in common: 'Cierre 50 cm' and
 * 'Cierre 70 cm', each with its colours. Rows without a price go with the first. Where all had one code, each gets its
 * own, made of the code and that name, so that the next list finds it.
 */
export function splitByPrice(group: RowGroup, priceOf: PriceOf): RowGroup[] {
  if (!hasSeveralPrices(group, priceOf)) return [group];
  const first = group.variants.map(priceOf).find((price) => price !== null) ?? null;
  const parts = [...Map.groupBy(group.variants, (row) => priceOf(row) ?? first).values()];
  const codes = parts.map((rows) => codeOf(rows));
  const isShared = new Set(codes).size < parts.length;
  return parts.map((rows, index) => {
    const name = nameOf(rows, parts);
    const code = codes[index] || cellText(group.main, 'code').trim();
    return partOf(group.main, rows, { name, code, isShared: isShared && code !== '' });
  });
}

function codeOf(rows: readonly ImportRow[]): string {
  return rows.map((row) => cellText(row, 'code').trim()).find((code) => code !== '') ?? '';
}

/** The values that the rows of a part share and that other parts lack; without any, all their values. */
function nameOf(rows: readonly ImportRow[], parts: readonly (readonly ImportRow[])[]): string {
  const shared = VALUES.flatMap((field) => {
    const values = new Set(rows.map((row) => cellText(row, field).trim()));
    const [value = ''] = values;
    const isCommon = parts.every((part) => part.every((row) => cellText(row, field).trim() === value));
    return values.size === 1 && value !== '' && !isCommon ? [value] : [];
  });
  if (shared.length > 0) return shared.join(' ');
  return [
    ...new Set(
      rows.map((row) =>
        VALUES.map((field) => cellText(row, field).trim())
          .filter(Boolean)
          .join(' '),
      ),
    ),
  ].join(', ');
}

function coded(code: string, name: string): string {
  return `${code}-${name.replace(/[\s,]+/g, '')}`.slice(0, PRODUCT_FIELDS.code.longest);
}

type Part = { readonly name: string; readonly code: string; readonly isShared: boolean };

/** What the name says is no variant any more. */
function partOf(main: ImportRow, rows: readonly ImportRow[], { name, code, isShared }: Part): RowGroup {
  const cell = (text: string) => ({ text, number: null });
  const said = Object.fromEntries(
    VALUES.flatMap((field) => {
      const values = new Set(rows.map((row) => cellText(row, field).trim()));
      return values.size === 1 && !values.has('') ? [[field, cell('')] as const] : [];
    }),
  );
  const own = { ...said, ...(isShared && { code: cell(coded(code, name)) }) };
  const { price: _price, ...cells } = main.cells;
  const whole = `${cellText(main, 'name').trim()} ${name}`.trim();
  return {
    main: { row: rows[0]?.row ?? main.row, cells: { ...cells, code: cell(code), name: cell(whole), ...own } },
    variants: rows.map((variant) => ({ row: variant.row, cells: { ...variant.cells, ...own } })),
  };
}
