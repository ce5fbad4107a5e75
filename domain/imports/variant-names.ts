import { normalised } from '../text/normalised.ts';
import type { ReadColour } from './colour-reading.ts';
import { cellText, type ImportRow } from './import-row.ts';
import { writtenNames } from './list-in-cell.ts';
import type { RowGroup } from './row-groups.ts';

type Option = { readonly name: string; readonly value: string };

/** A variant of a product, with the row that describes it. */
type NamedVariant = { readonly row: ImportRow; readonly name: string };

export type NamedVariants = {
  readonly kind: 'colours' | 'models';
  /** Several rows can describe one, and one row several. */
  readonly variants: readonly NamedVariant[];
  /** Values of a colour that nobody said how to read. */
  readonly unknownColours: readonly NamedVariant[];
};

const OPTIONS = [
  ['optionName1', 'optionValue1'],
  ['optionName2', 'optionValue2'],
  ['optionName3', 'optionValue3'],
] as const;

const COLOUR_NAMES = new Set(['color', 'colour', 'colores', 'colors', 'colours']);
/** What programs write for a product without variants. */
const NO_VARIANT = new Set(['default title', 'unico', 'unica']);
/** More than a product may have, so that whoever checks it sees that there are too many. */
const MOST = 101;

/**
 * The colours or models of a product with a row for each variant; `null` without variants. One option of colours gives
 * colours; any other gives models, such as 'M / Rojo'.
 */
export function namedVariants(group: RowGroup, readColour: ReadColour): NamedVariants | null {
  const chosen = chosenOptions(group);
  if (chosen.length === 0) return null;
  const models = chosen.map(({ row, options }) => ({
    row,
    name: options.map(({ value }) => value).join(' / '),
  }));
  const isColour = chosen.every(
    ({ options: [option, ...others] }) =>
      option !== undefined && others.length === 0 && COLOUR_NAMES.has(normalised(option.name)),
  );
  if (!isColour) return { kind: 'models', variants: models, unknownColours: [] };
  const read = models.map(({ row, name }) => ({ row, written: name, reading: readColour(name) }));
  if (read.some(({ reading }) => reading.is === 'model'))
    return { kind: 'models', variants: models, unknownColours: [] };
  return {
    kind: 'colours',
    variants: read.map(({ row, written, reading }) => ({
      row,
      name: reading.is === 'colour' ? reading.name : written,
    })),
    unknownColours: read.flatMap(({ row, written, reading }) =>
      reading.is === 'unknown' ? [{ row, name: written }] : [],
    ),
  };
}

type Chosen = { readonly row: ImportRow; readonly options: readonly Option[] };

/** The options of each row; a row of 'any' value, which is empty, stands for all values of its product. */
function chosenOptions({ main, variants }: RowGroup): Chosen[] {
  // Some files name the options in the product's row alone.
  const named = [main, ...variants];
  const names = OPTIONS.map(
    ([nameField]) => named.map((row) => cellText(row, nameField).trim()).find((name) => name !== '') ?? '',
  );
  return variants.flatMap((row) => {
    const values = OPTIONS.map(([, field]) => valuesOf(row, field, main));
    const combined = values.reduce<Option[][]>(
      (before, some, index) => {
        if (some.length === 0) return before;
        const name = names[index] ?? '';
        return before.flatMap((options) => some.map((value) => [...options, { name, value }])).slice(0, MOST);
      },
      [[]],
    );
    return combined.filter((options) => options.length > 0).map((options) => ({ row, options }));
  });
}

function valuesOf(row: ImportRow, field: (typeof OPTIONS)[number][1], main: ImportRow): string[] {
  const value = cellText(row, field).trim();
  if (value !== '') return NO_VARIANT.has(normalised(value)) ? [] : [value];
  return row === main || row.cells.parent === undefined
    ? []
    : writtenNames(cellText(main, field)).slice(0, MOST);
}
