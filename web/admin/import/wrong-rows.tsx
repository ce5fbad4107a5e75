import type { WireImportCheck } from '#schemas/import-answers.ts';
import { GrowingList } from './growing-list.tsx';
import { wrongRowsHref } from './import-api.ts';

/** Each error by row and column as the spreadsheet names them, and the wrong rows as a file (IMPORT-005). */
export function WrongRows({ importId, check }: { importId: string; check: WireImportCheck }) {
  return (
    <>
      {check.wrong > 0 && (
        <p className="mb-2 flex flex-wrap items-center gap-x-4 text-sm text-secondary">
          Descarga las filas con errores y sus motivos, corrígelas e impórtalas aparte:
          {(['xlsx', 'csv'] as const).map((format) => (
            <a key={format} href={wrongRowsHref(importId, format)} download className="import-link">
              <span className="sr-only">Filas con errores en </span>
              {format.toUpperCase()}
            </a>
          ))}
        </p>
      )}
      <GrowingList items={check.errors} total={check.errors.length} empty="Ninguna fila tiene errores.">
        {({ row, column, message }) => (
          <li key={`${row} ${column} ${message}`} className="figures py-2.5 first-letter:uppercase">
            {message}
          </li>
        )}
      </GrowingList>
    </>
  );
}
