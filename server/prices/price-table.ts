import { fileTable } from '#server/tables/file-table.ts';
import type { Table } from '#server/tables/table-cell.ts';
import { TableFault, tableFaultText } from '#server/tables/table-fault.ts';
import { badPriceList } from './bad-price-list.ts';
import { namesColumns } from './price-columns.ts';

/** Reads a file by its content, not by its name. @throws Refusal 'bad-price-list' */
export async function priceTable(bytes: Buffer): Promise<Table> {
  const { table } = await fileTable(bytes, { namesColumns }).catch(throwBadPriceList);
  return table;
}

function throwBadPriceList(error: unknown): never {
  if (!(error instanceof TableFault)) throw error;
  const text = tableFaultText(error, 'una lista de precios');
  const { row } = error;
  throw badPriceList(text, row === null ? [] : [{ row, column: null, reason: 'tiene comillas sin cerrar' }]);
}
