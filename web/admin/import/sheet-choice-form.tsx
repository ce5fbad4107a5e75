import { useState } from 'react';
import type { WireImport, WireImportSheet } from '#schemas/import-answers.ts';
import { formatCount } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import type { SheetChoice } from './import-api.ts';
import { ImportFault } from './import-fault.tsx';

type SheetChoiceFormProps = {
  readonly fileName: string;
  readonly answer: WireImport;
  readonly isReading: boolean;
  readonly fault: string | null;
  readonly onChoose: (choice: SheetChoice) => void;
  readonly onContinue: () => void;
  readonly onOtherFile: () => void;
};

/** Which sheet of a file is meant, and which of its rows names the columns (IMPORT-001). */
export function SheetChoiceForm({
  fileName,
  answer,
  isReading,
  fault,
  onChoose,
  onContinue,
  onOtherFile,
}: SheetChoiceFormProps) {
  const { sheet, sheets, headerRow, firstRows } = answer;
  const name = sheet === null ? '' : ` «${sheet}»`;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onContinue();
      }}
    >
      <p className="mb-4 flex flex-wrap items-center gap-x-4 wrap-anywhere">
        <b className="font-semibold">{fileName}</b>
        <Button variant="quiet" onClick={onOtherFile}>
          Otro archivo
        </Button>
      </p>
      <div className="sheet-choice">
        {sheets.length > 1 && (
          <fieldset className="dashboard-card self-start">
            <legend className="sr-only">Hoja</legend>
            <h2 className="text-block">¿Qué hoja?</h2>
            <p className="mb-2 text-sm text-secondary">Se importa de a una.</p>
            {sheets.map((one) => (
              <SheetOption
                key={one.name}
                sheet={one}
                isChosen={one.name === sheet}
                isDisabled={isReading}
                onChoose={() => onChoose({ sheet: one.name, headerRow: null })}
              />
            ))}
          </fieldset>
        )}
        <section className="dashboard-card min-w-0" aria-labelledby="first-rows">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <h2 id="first-rows" className="text-block wrap-anywhere">
              {sheet === null ? 'Así empieza' : `Así empieza${name}`}
            </h2>
            <HeaderRow
              headerRow={headerRow}
              isDisabled={isReading}
              onChoose={(row) => onChoose({ sheet, headerRow: row })}
            />
          </div>
          <FirstRows label={`Primeras filas${name}`} rows={firstRows} headerRow={headerRow} />
        </section>
      </div>
      <div className="import-foot">
        {fault !== null && <ImportFault text={fault} />}
        <p className="grow text-sm text-secondary">Nada cambia en la tienda hasta el último paso.</p>
        <Button type="submit" variant="primary" isLoading={isReading}>
          {`Seguir${sheet === null ? '' : ` con${name}`}`}
        </Button>
      </div>
    </form>
  );
}

type SheetOptionProps = {
  readonly sheet: WireImportSheet;
  readonly isChosen: boolean;
  readonly isDisabled: boolean;
  readonly onChoose: () => void;
};

const ROWS = { one: 'fila', many: 'filas' };

function SheetOption({ sheet: { name, rows, columns }, isChosen, isDisabled, onChoose }: SheetOptionProps) {
  return (
    <label className="sheet-option">
      <input type="radio" name="sheet" checked={isChosen} disabled={isDisabled} onChange={onChoose} />
      <span className="min-w-0 wrap-anywhere">
        <b className="font-semibold">{name}</b>
        <small>{formatCount(rows, ROWS)}</small>
        <small>{columns.length === 0 ? 'Sin columnas conocidas' : columns.join(', ')}</small>
      </span>
    </label>
  );
}

type HeaderRowProps = {
  readonly headerRow: number;
  readonly isDisabled: boolean;
  readonly onChoose: (row: number) => void;
};

/** 0 stands for a list without names of columns, whose first row is a product already. */
function HeaderRow({ headerRow, isDisabled, onChoose }: HeaderRowProps) {
  const [typed, setTyped] = useState(headerRow === 0 ? '' : String(headerRow));
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <label className="flex items-center gap-2 text-sm">
        Los títulos están en la fila
        <input
          className="input header-row"
          inputMode="numeric"
          value={typed}
          disabled={isDisabled || headerRow === 0}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => {
            const row = Number(typed);
            if (Number.isInteger(row) && row > 0 && row !== headerRow) onChoose(row);
            else setTyped(headerRow === 0 ? '' : String(headerRow));
          }}
        />
      </label>
      <label className="import-choice text-sm">
        <input
          type="checkbox"
          checked={headerRow === 0}
          disabled={isDisabled}
          onChange={({ target }) => onChoose(target.checked ? 0 : 1)}
        />
        No tiene títulos
      </label>
    </div>
  );
}

type FirstRowsProps = {
  readonly label: string;
  readonly rows: WireImport['firstRows'];
  readonly headerRow: number;
};

/** The beginning of a sheet as the spreadsheet shows it, with the row of titles marked. */
function FirstRows({ label, rows, headerRow }: FirstRowsProps) {
  const width = Math.max(1, ...rows.map(({ length }) => length));
  const columns = Array.from({ length: width }, (_, index) => String.fromCharCode(65 + index));
  return (
    <section
      className="first-rows"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, index) => (
            <tr key={index} data-titles={index + 1 === headerRow || undefined}>
              <th scope="row">{index + 1}</th>
              {columns.map((column, place) => (
                <td key={column}>{cells[place] ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
