import { MAX_PRICE_ROWS, priceRowSchema, repeatedCodes, type WirePriceRow } from '#schemas/price-list.ts';
import { badPriceList, badRows, type RowFault } from './bad-price-list.ts';
import { amountOf, hasManyDecimals, isEmpty, textOf, unitsOf } from './cell-values.ts';
import type { Cell, PriceTable } from './price-cells.ts';
import { namesColumns, type PriceColumn, type PriceColumns, priceColumnsOf } from './price-columns.ts';
import { MAX_COLUMNS, MAX_ROWS } from './table-limits.ts';

/** The rows of a valid price list. @throws Refusal 'bad-price-list' with the invalid rows */
export function priceRowsOf([header = [], ...body]: PriceTable): WirePriceRow[] {
  if (header.length > MAX_COLUMNS) {
    throw badPriceList(`La lista de precios tiene más de ${MAX_COLUMNS} columnas.`);
  }
  assertFirst(header, body);
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

/** How many rows of titles people put above a table. */
const TITLE_ROWS = 20;

/** @throws Refusal 'bad-price-list' when rows of titles stand above the names of the columns */
function assertFirst(header: PriceTable[number], body: PriceTable): void {
  if (namesColumns(header)) return;
  const above = body.slice(0, TITLE_ROWS).findIndex(namesColumns) + 1;
  if (above === 0) return;
  const rows = above === 1 ? 'la fila' : `las ${above} filas`;
  throw badPriceList(
    `Los nombres de las columnas están en la fila ${above + 1}: borra ${rows} de arriba y guarda la lista otra vez.`,
  );
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
    const cell = cells[position] ?? '';
    const value = READERS[column](cell);
    const isOptional = column === 'precio_mayorista' || column === 'cantidad_minima';
    if (value === null) faults.push({ row, column, reason: unreadable(column, cell) });
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

function unreadable(column: PriceColumn, cell: Cell): string {
  const reason = UNREADABLE[column];
  if (reason !== NOT_A_PRICE || !hasManyDecimals(cell)) return reason;
  return 'tiene más de dos decimales: redondea los precios de la planilla a centavos (REDONDEAR) y guárdala otra vez';
}

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
