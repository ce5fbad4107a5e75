import type { WireImportColumn } from '#schemas/import-answers.ts';
import type { StoredColumn } from './stored-import.ts';

export function wireColumns(columns: readonly StoredColumn[]): WireImportColumn[] {
  return columns.map(({ form: _form, ...column }) => column);
}
