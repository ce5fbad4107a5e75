import { MAX_PRICE_ROWS, priceRowSchema, repeatedCodes, type WirePriceRow } from '#schemas/price-list.ts';
import { badPriceList, badRows, type RowFault } from './bad-price-list.ts';
import { amountOf, isEmpty, textOf, unitsOf } from './cell-values.ts';
import type { Cell, PriceTable } from './price-cells.ts';
import { type PriceColumn, type PriceColumns, priceColumnsOf } from './price-columns.ts';
import { MAX_COLUMNS, MAX_ROWS } from './table-limits.ts';

/** The rows of a valid price list. @throws Refusal 'bad-price-list' with the invalid rows */
export function priceRowsOf([header = [], ...body]: PriceTable): WirePriceRow[] {
  if (header.length > MAX_COLUMNS) {
    throw badPriceList(`La lista de precios tiene más de ${MAX_COLUMNS} columnas.`);
  }
  const columns = priceColumnsOf(header);
  // Errors name the row's position in the file, so empty rows are counted before they are dropped.
  const filled = body
    .map((cells, index) => ({ row: index + 2, cells }))
    .filter(({ cells }) => !cells.every(isEmpty));
  if (filled.length === 0) throw badPriceList('La lista de precios no tiene filas.');
  if (filled.length > MAX_PRICE_ROWS) {
    throw badPriceList(`La lista de precios tiene más de ${MAX_PRICE_ROWS} filas.`);
  }
  if (body.length > MAX_ROWS) {
    throw badPriceList(`La lista de precios tiene más de ${MAX_ROWS} filas, contando las vacías.`);
  }
  const faults: RowFault[] = repetitions(filled, columns);
  const rows: WirePriceRow[] = [];
  for (const { row, cells } of filled) {
    const outcome = checkedRow({ row, cells, width: header.length, columns });
    if (Array.isArray(outcome)) faults.push(...outcome);
    else rows.push(outcome);
  }
  if (faults.length > 0) throw badRows(faults.sort((a, b) => a.row - b.row));
  return rows;
}

type Row = { row: number; cells: readonly Cell[]; width: number; columns: PriceColumns };

function checkedRow({ row, cells, width, columns }: Row): WirePriceRow | RowFault[] {
  // In a comma-separated file a decimal comma splits a price: '1234,56' would be read as 1234.
  if (cells.length > width) {
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
    const isOptional = column === 'precio_mayorista' || column === 'cantidad_minima';
    if (value === null) faults.push({ row, column, reason: UNREADABLE[column] });
    // An empty bulk cell removes the offer; only a list without these columns keeps it.
    else wire[column] = isOptional && value === '' ? '0' : value;
  }
  if (faults.length > 0) return faults;
  const { error } = priceRowSchema.safeParse(wire);
  if (error === undefined) return wire;
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

function repetitions(
  filled: readonly { row: number; cells: readonly Cell[] }[],
  columns: PriceColumns,
): RowFault[] {
  const coded = filled
    .map(({ row, cells }) => ({ row, code: textOf(cells[columns.get('codigo') ?? 0] ?? '') }))
    .filter(({ code }) => code !== '');
  return [...repeatedCodes(coded)].flatMap(([index, first]) => {
    const row = coded[index]?.row;
    const reason = `repite el código de la fila ${coded[first]?.row}`;
    return row === undefined ? [] : [{ row, column: 'codigo', reason }];
  });
}
