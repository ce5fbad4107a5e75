import { Refusal } from '#server/errors.ts';

/** What is wrong with one cell, or, without a column, with a whole row. Rows count from 1, as spreadsheets do. */
export type RowFault = { readonly row: number; readonly column: string | null; readonly reason: string };

const FAULTS_SHOWN = 100;

/** The refusal of a price list: `detail` says what is wrong with it, `errors` where. */
export function badPriceList(detail: string, faults: readonly RowFault[] = []): Refusal {
  const errors = faults.slice(0, FAULTS_SHOWN).map(({ row, column, reason }) => {
    const field = column === null ? `fila ${row}` : `fila ${row}, ${column}`;
    return { field, message: `F${field.slice(1)}: ${reason}` };
  });
  return new Refusal('bad-price-list', { detail, ...(errors.length === 0 ? {} : { errors }) });
}

/** The refusal of a list whose rows have faults. */
export function badRows(faults: readonly RowFault[]): Refusal {
  const count = faults.length === 1 ? 'un error' : `${faults.length} errores`;
  return badPriceList(`La lista de precios tiene ${count}.`, faults);
}
