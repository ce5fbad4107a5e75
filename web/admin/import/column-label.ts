import type { WireImportColumn } from '#schemas/wire/import.ts';

/** A column as the spreadsheet names it: 'columna F «Precio»'. */
export function columnLabel(name: string, columns: readonly WireImportColumn[]): string {
  const letter = columns.find((column) => column.name === name)?.letter;
  return letter === undefined ? `columna «${name}»` : `columna ${letter} «${name}»`;
}
