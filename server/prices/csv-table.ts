import { badPriceList } from './bad-price-list.ts';
import type { PriceTable } from './price-cells.ts';
import { MAX_ROWS } from './table-limits.ts';

/** @throws Refusal 'bad-price-list' for unclosed quotes */
export async function csvTable(text: string): Promise<PriceTable> {
  const { default: papaparse } = await import('papaparse');
  const { data, errors } = papaparse.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    // One row above the limit, so the caller sees that there are too many.
    preview: MAX_ROWS + 2,
  });
  const [broken] = errors;
  if (broken === undefined) return data;
  const row = (broken.row ?? 0) + 1;
  throw badPriceList('Las comillas del archivo CSV no cierran.', [
    { row, column: null, reason: 'tiene comillas sin cerrar' },
  ]);
}

/** The delimiter of the header alone, because prices can have decimal commas. */
function delimiterOf(text: string): string {
  const [header = ''] = text.trimStart().split(/\r|\n/, 1);
  return [';', '\t'].find((delimiter) => header.includes(delimiter)) ?? ',';
}
