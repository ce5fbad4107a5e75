import { oddReason } from '#domain/imports/odd-cell.ts';
import { MAX_PRICE_ROWS, type PriceRow, priceRowSchema, repeatedCodes } from '#schemas/price-list.ts';
import type { WirePriceRow } from '#schemas/price-list-answers.ts';
import { amountOf, hasManyDecimals, isEmpty, isOdd, textOf, unitsOf } from '#server/tables/cell-values.ts';
import { titleRowsAbove } from '#server/tables/header-row.ts';
import type { Cell, Table } from '#server/tables/table-cell.ts';
import { MAX_COLUMNS, MAX_ROWS } from '#server/tables/table-limits.ts';
import { badPriceList, badRows, type RowFault } from './bad-price-list.ts';
import { namesColumns, type PriceColumn, type PriceColumns, priceColumnsOf } from './price-columns.ts';

/** A valid price list, and the codes of its rows without a price, which change nothing. */
export type PriceRows = {
  readonly rows: WirePriceRow[];
  /** The changes that the same rows request. */
  readonly changes: PriceRow[];
  readonly withoutPrice: string[];
};

/** The rows below the names of the columns. @throws Refusal 'bad-price-list' with the invalid rows */
export function priceRowsOf(table: Table): PriceRows {
  const above = titleRowsAbove(table, namesColumns);
  const header = table[above] ?? [];
  const body = table.slice(above + 1);
  if (header.length > MAX_COLUMNS) {
    throw badPriceList(`La lista de precios tiene más de ${MAX_COLUMNS} columnas.`);
  }
  const columns = priceColumnsOf(header, above + 1);
  // Errors name the row's position in the file, so empty rows are counted before they are dropped.
  const filled = body
    .map((cells, index) => ({ row: above + index + 2, cells }))
    .filter(({ cells }) => !cells.every(isEmpty));
  if (filled.length === 0) throw badPriceList('La lista de precios no tiene filas.');
  if (filled.length > MAX_PRICE_ROWS) {
    throw badPriceList(`La lista de precios tiene más de ${MAX_PRICE_ROWS} filas.`);
  }
  if (body.length > MAX_ROWS) {
    throw badPriceList(`La lista de precios tiene más de ${MAX_ROWS} filas, contando las vacías.`);
  }
  const byPrice = Object.groupBy(filled, ({ cells }) =>
    isEmpty(cells[columns.get('precio') ?? 0] ?? '') ? 'withoutPrice' : 'priced',
  );
  const { priced = [], withoutPrice = [] } = byPrice;
  if (priced.length === 0) throw badPriceList('La lista de precios no tiene filas con precio.');
  const faults: RowFault[] = repetitions(priced, columns);
  const rows: WirePriceRow[] = [];
  const changes: PriceRow[] = [];
  for (const { row, cells } of priced) {
    const outcome = checkedRow({ row, cells, width: header.length, columns });
    if (Array.isArray(outcome)) faults.push(...outcome);
    else {
      rows.push(outcome.wire);
      changes.push(outcome.change);
    }
  }
  if (faults.length > 0) throw badRows(faults.sort((a, b) => a.row - b.row));
  return { rows, changes, withoutPrice: codesOf(withoutPrice, columns) };
}

type Row = { row: number; cells: readonly Cell[]; width: number; columns: PriceColumns };

type CheckedRow = { readonly wire: WirePriceRow; readonly change: PriceRow };

function checkedRow({ row, cells, width, columns }: Row): CheckedRow | RowFault[] {
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
  const parsed = priceRowSchema.safeParse(wire);
  if (parsed.success) return { wire, change: parsed.data };
  return parsed.error.issues.map(({ path, message }) => ({ row, column: String(path[0]), reason: message }));
}

const READERS: Record<PriceColumn, (cell: Cell) => string | null> = {
  // Letters of a guessed alphabet do no harm: the shop has the code, or it is refused.
  codigo: (cell) => (isOdd(cell) && cell.odd !== 'guessed' ? null : codeText(cell)),
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
  if (isOdd(cell)) return oddReason(cell.odd, cell.shown);
  const reason = UNREADABLE[column];
  if (reason !== NOT_A_PRICE || !hasManyDecimals(cell)) return reason;
  return 'tiene más de dos decimales: redondea los precios de la planilla a centavos (REDONDEAR) y guárdala otra vez';
}

type Filled = readonly { readonly row: number; readonly cells: readonly Cell[] }[];

function codesOf(rows: Filled, columns: PriceColumns): string[] {
  return rows.map(({ cells }) => codeOf(cells, columns)).filter((code) => code !== '');
}

function codeOf(cells: readonly Cell[], columns: PriceColumns): string {
  return codeText(cells[columns.get('codigo') ?? 0] ?? '');
}

/** An apostrophe before digits keeps a spreadsheet from taking them for a number; it is no part of the code. */
function codeText(cell: Cell): string {
  return textOf(cell).replace(/^'+(?=\d)/, '');
}

function repetitions(filled: Filled, columns: PriceColumns): RowFault[] {
  const coded = filled
    .map(({ row, cells }) => ({ row, code: codeOf(cells, columns) }))
    .filter(({ code }) => code !== '');
  return [...repeatedCodes(coded)].flatMap(([index, first]) => {
    const row = coded[index]?.row;
    const reason = `repite el código de la fila ${coded[first]?.row}`;
    return row === undefined ? [] : [{ row, column: 'codigo', reason }];
  });
}
