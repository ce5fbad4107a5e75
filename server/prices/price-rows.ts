import {
  MAX_PRICE_ROWS,
  type PriceRow,
  priceRowSchema,
  repeatedCodes,
  type WirePriceRow,
} from '#schemas/price-list.ts';
import { badPriceList, badRows, type RowFault } from './bad-price-list.ts';
import { amountOf, isEmpty, textOf, unitsOf } from './cell-values.ts';
import { type PriceColumn, type PriceColumns, priceColumnsOf } from './price-columns.ts';
import type { Cell, PriceTable } from './price-table.ts';

type Checked = { readonly row: number; readonly wire: WirePriceRow; readonly priced: PriceRow };

/** The rows of a price list, all of them good. @throws Refusal 'bad-price-list' naming the bad ones */
export function priceRowsOf([header = [], ...body]: PriceTable): WirePriceRow[] {
  const columns = priceColumnsOf(header);
  // A person finds a fault by the row's place in the file, so empty rows are counted before they are left out.
  const filled = body
    .map((cells, index) => ({ row: index + 2, cells }))
    .filter(({ cells }) => !cells.every(isEmpty));
  if (filled.length === 0) throw badPriceList('La lista de precios no tiene filas.');
  if (filled.length > MAX_PRICE_ROWS) {
    throw badPriceList(`La lista de precios tiene más de ${MAX_PRICE_ROWS} filas.`);
  }
  const faults: RowFault[] = [];
  const checked: Checked[] = [];
  for (const { row, cells } of filled) {
    const outcome = checkedRow({ row, cells, width: header.length, columns });
    if (Array.isArray(outcome)) faults.push(...outcome);
    else checked.push(outcome);
  }
  faults.push(...repetitions(checked));
  if (faults.length > 0) throw badRows(faults.sort((a, b) => a.row - b.row));
  return checked.map(({ wire }) => wire);
}

type Row = { row: number; cells: readonly Cell[]; width: number; columns: PriceColumns };

function checkedRow({ row, cells, width, columns }: Row): Checked | RowFault[] {
  // A decimal comma between commas cuts a price in two: '1234,56' would be read as 1234.
  if (!cells.slice(width).every(isEmpty)) {
    return [
      {
        row,
        column: null,
        reason: 'tiene más celdas que el encabezado; los precios con coma van entre comillas',
      },
    ];
  }
  const faults: RowFault[] = [];
  const wire: WirePriceRow = { codigo: '', precio: '' };
  for (const [column, position] of columns) {
    const value = READERS[column](cells[position] ?? '');
    if (value === null) faults.push({ row, column, reason: UNREADABLE[column] });
    else wire[column] = column === 'codigo' || column === 'precio' ? value : value || '0';
  }
  if (faults.length > 0) return faults;
  const { data, error } = priceRowSchema.safeParse(wire);
  if (data !== undefined) return { row, wire, priced: data };
  return error.issues.map(({ path, message }) => ({ row, column: String(path[0]), reason: message }));
}

const READERS: Record<PriceColumn, (cell: Cell) => string | null> = {
  codigo: textOf,
  precio: amountOf,
  precio_mayorista: amountOf,
  cantidad_minima: unitsOf,
};

const NOT_A_PRICE = 'no es un precio: se escribe como 1234,56';
const UNREADABLE: Record<PriceColumn, string> = {
  codigo: 'no es un código',
  precio: NOT_A_PRICE,
  precio_mayorista: NOT_A_PRICE,
  cantidad_minima: 'no es un número entero de unidades',
};

function repetitions(checked: readonly Checked[]): RowFault[] {
  const repeated = repeatedCodes(checked.map(({ priced }) => priced));
  return checked.flatMap(({ row }, index) => {
    const first = repeated.get(index);
    return first === undefined
      ? []
      : [{ row, column: 'codigo', reason: `repite el código de la fila ${checked[first]?.row}` }];
  });
}
