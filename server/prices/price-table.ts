import { fileTable } from '#server/tables/file-table.ts';
import type { Table } from '#server/tables/table-cell.ts';
import { TableFault, tableFaultText } from '#server/tables/table-fault.ts';
import { badPriceList } from './bad-price-list.ts';
import { namesColumns } from './price-columns.ts';

/** The table of a list, with the name of its sheet and those of the other visible ones; `null` of a CSV file. */
type PriceTable = {
  readonly table: Table;
  readonly sheet: string | null;
  readonly sheets: readonly string[];
};

/**
 * Reads a file by its content, not by its name.
 * @param sheet the one that somebody chose
 * @throws Refusal 'bad-price-list'
 */
export async function priceTable(bytes: Buffer, sheet?: string): Promise<PriceTable> {
  const { table, name, sheets } = await fileTable(bytes, { namesColumns, sheet }).catch(throwBadPriceList);
  return { table, sheet: name, sheets: sheets.flatMap((one) => (one.name === null ? [] : [one.name])) };
}

function throwBadPriceList(error: unknown): never {
  if (!(error instanceof TableFault)) throw error;
  const text = tableFaultText(error, 'una lista de precios');
  const { row } = error;
  throw badPriceList(text, row === null ? [] : [{ row, column: null, reason: 'tiene comillas sin cerrar' }]);
}
