import { Refusal } from '#server/kernel/errors.ts';

/** An error in a cell, or, without a column, in a whole row. Rows count from 1, as in spreadsheets. */
export type RowFault = { readonly row: number; readonly column: string | null; readonly reason: string };

const FAULTS_SHOWN = 100;

/** The refusal of a price list: `detail` describes the error, `errors` has its places. */
export function badPriceList(detail: string, faults: readonly RowFault[] = []): Refusal {
  const errors = faults.slice(0, FAULTS_SHOWN).map(({ row, column, reason }) => {
    const field = column === null ? `fila ${row}` : `fila ${row}, ${column}`;
    return { field, message: `F${field.slice(1)}: ${reason}` };
  });
  return new Refusal('bad-price-list', { detail, ...(errors.length === 0 ? {} : { errors }) });
}

/** The refusal of a list with invalid rows. */
export function badRows(faults: readonly RowFault[]): Refusal {
  const count = faults.length === 1 ? 'un error' : `${faults.length} errores`;
  return badPriceList(`La lista de precios tiene ${count}.`, faults);
}
