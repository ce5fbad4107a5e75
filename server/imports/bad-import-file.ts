import { Refusal } from '#server/kernel/errors.ts';
import { TableFault, tableFaultText } from '#server/tables/table-fault.ts';

export function badImportFile(detail: string): Refusal {
  return new Refusal('bad-import-file', { detail });
}

/** @throws Refusal 'bad-import-file' for a `TableFault`; any other error unchanged */
export function throwBadImportFile(error: unknown): never {
  if (!(error instanceof TableFault)) throw error;
  const text = tableFaultText(error, 'una planilla de productos');
  throw badImportFile(error.row === null ? text : `${text.slice(0, -1)} (fila ${error.row}).`);
}
