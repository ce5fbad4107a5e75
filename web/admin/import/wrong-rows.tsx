import { useState } from 'react';
import type { WireMendedCell } from '#schemas/import.ts';
import type { WireImportCheck, WireImportError } from '#schemas/import-answers.ts';
import { Button } from '#web/ui/button.tsx';
import { GrowingList } from './growing-list.tsx';
import { wrongRowsHref } from './import-api.ts';

type WrongRowsProps = {
  readonly importId: string;
  readonly check: WireImportCheck;
  readonly isWorking: boolean;
  /** Tries the file again with what the person wrote. */
  readonly onMend: (cells: readonly WireMendedCell[]) => void;
};

/**
 * Each error by row and column as the spreadsheet names them, with a field to mend its cell here, and the wrong rows as a
 * file (IMPORT-005).
 */
export function WrongRows({ importId, check, isWorking, onMend }: WrongRowsProps) {
  const [written, setWritten] = useState<ReadonlyMap<string, WireMendedCell>>(new Map());
  const mend = (cell: WireMendedCell) => setWritten(new Map(written).set(keyOf(cell), cell));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onMend([...written.values()]);
      }}
    >
      {check.wrong > 0 && (
        <p className="mb-2 flex flex-wrap items-center gap-x-4 text-sm text-secondary">
          Corrige las celdas aquí, o descarga las filas con errores y sus motivos e impórtalas aparte:
          {(['xlsx', 'csv'] as const).map((format) => (
            <a key={format} href={wrongRowsHref(importId, format)} download className="import-link">
              <span className="sr-only">Filas con errores en </span>
              {format.toUpperCase()}
            </a>
          ))}
        </p>
      )}
      <GrowingList items={check.errors} total={check.errors.length} empty="Ninguna fila tiene errores.">
        {(fault) => (
          <WrongCell
            key={`${fault.row} ${fault.column} ${fault.message}`}
            fault={fault}
            text={written.get(keyOf(fault))?.text ?? ''}
            onMend={mend}
          />
        )}
      </GrowingList>
      {written.size > 0 && (
        <Button type="submit" variant="outline" isLoading={isWorking}>
          Revisar con las correcciones
        </Button>
      )}
    </form>
  );
}

type WrongCellProps = {
  readonly fault: WireImportError;
  readonly text: string;
  readonly onMend: (cell: WireMendedCell) => void;
};

function WrongCell({ fault: { row, column, message }, text, onMend }: WrongCellProps) {
  return (
    <li className="wrong-cell">
      <p className="figures first-letter:uppercase wrap-anywhere">{message}</p>
      {column !== null && (
        <input
          className="input"
          aria-label={`Corregir fila ${row}, ${column}`}
          placeholder="Lo que va en la celda"
          value={text}
          onChange={({ target }) => onMend({ row, column, text: target.value })}
        />
      )}
    </li>
  );
}

function keyOf({ row, column }: { row: number; column: string | null }): string {
  return `${row} ${column}`;
}
