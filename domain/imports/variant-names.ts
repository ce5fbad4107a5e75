import { normalised } from '../text/normalised.ts';
import { cellText, type ImportRow } from './import-row.ts';
import type { RowGroup } from './row-groups.ts';

type VariantNames = { readonly colours: readonly string[]; readonly models: readonly string[] };

type Option = { readonly name: string; readonly value: string };

const OPTIONS = [
  ['optionName1', 'optionValue1'],
  ['optionName2', 'optionValue2'],
  ['optionName3', 'optionValue3'],
] as const;

const COLOUR_NAMES = new Set(['color', 'colour', 'colores', 'colors', 'colours']);
/** What programs write for a product without variants. */
const NO_VARIANT = new Set(['default title', 'unico', 'unica']);

/**
 * The colours or models of a product with a row for each variant; `null` without variants. One option of colours that
 * the shop has gives colours; any other gives models, such as 'M / Rojo'.
 * @param spelledColour a colour as the shop spells it; `null` for a name that is none
 */
export function variantNames(
  { main, variants }: RowGroup,
  spelledColour: (name: string) => string | null,
): VariantNames | null {
  // Some files name the options in the product's row alone.
  const named = [main, ...variants];
  const optionName = (index: number) =>
    named
      .map((row) => cellText(row, OPTIONS[index]?.[0] ?? 'optionName1').trim())
      .find((name) => name !== '') ?? '';
  const chosen = variants.map((row) => optionsOf(row, optionName)).filter((options) => options.length > 0);
  if (chosen.length === 0) return null;
  const isColour = chosen.every(
    ([option, ...others]) =>
      option !== undefined &&
      others.length === 0 &&
      COLOUR_NAMES.has(normalised(option.name)) &&
      spelledColour(option.value) !== null,
  );
  const names = chosen.map((options) =>
    isColour ? (spelledColour(options[0]?.value ?? '') ?? '') : options.map(({ value }) => value).join(' / '),
  );
  const unique = [...new Set(names)];
  return isColour ? { colours: unique, models: [] } : { colours: [], models: unique };
}

function optionsOf(row: ImportRow, optionName: (index: number) => string): Option[] {
  return OPTIONS.flatMap(([, valueField], index) => {
    const value = cellText(row, valueField).trim();
    return value === '' || NO_VARIANT.has(normalised(value)) ? [] : [{ name: optionName(index), value }];
  });
}
