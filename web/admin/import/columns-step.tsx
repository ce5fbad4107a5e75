import { useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { WireImportColumn, WireImportState } from '#schemas/import-answers.ts';
import { formatCount } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { WorkProgress } from '../list/work-progress.tsx';
import { CategoryPlaces, PlacedCategories } from './category-places.tsx';
import { ColourChoices, ReadColours } from './colour-choices.tsx';
import { ColumnRow } from './column-row.tsx';
import { checkImport } from './import-api.ts';
import { ImportFault } from './import-fault.tsx';
import { ImportOptions } from './import-options.tsx';
import { stepPath } from './import-step.ts';
import { checkRequest, mappingProblems } from './mapping-draft.ts';
import { useImportWork } from './use-import-work.ts';
import { useMapping } from './use-mapping.ts';

/** The second step: what each column is, where categories go, and what the import may do. */
export function ColumnsStep({ state }: { state: WireImportState }) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const mapping = useMapping(state);
  const work = useImportWork(state.id);
  const [fault, setFault] = useState<string | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const [arePlacesNew, setArePlacesNew] = useState(false);
  const places = useRef<HTMLHeadingElement>(null);
  const { draft } = mapping;
  const problems = mappingProblems(state.columns, draft);
  const categories = state.check?.categories ?? [];
  const placed = state.check?.placed ?? [];
  const colours = state.check?.colours ?? [];
  const readColours = state.check?.readColours ?? [];
  const leftOut = state.columns.filter(({ name }) => (draft.mapping[name] ?? null) === null).length;

  useEffect(() => {
    // The dry run's categories are shown some renders after its answer.
    if (!arePlacesNew || categories.length + colours.length === 0) return;
    places.current?.focus();
    setArePlacesNew(false);
  }, [arePlacesNew, categories.length, colours.length]);

  async function check(): Promise<void> {
    setIsChecked(true);
    setFault(null);
    if (problems.size > 0) return;
    // Without it, the place that is being corrected would count once more.
    const unfinished = placed.find(({ name }) => draft.categories[name] === undefined);
    if (unfinished !== undefined) return setFault(`Falta elegir dónde va «${unfinished.name}».`);
    const outcome = await work.run(() => checkImport(state.id, checkRequest(draft)));
    if (!outcome.ok) return setFault(outcome.message);
    const known = new Set([...categories, ...colours].map(({ name }) => name));
    const asked = [...outcome.data.categories, ...outcome.data.colours];
    // What the person hasn't seen yet is asked about here; the rest goes on as wrong rows.
    if (asked.every(({ name }) => known.has(name))) return navigate(stepPath(state.id, 'revision'));
    mapping.guess(outcome.data);
    await revalidate();
    setArePlacesNew(true);
  }

  const columns = foldedColumns(state.columns);
  const rowOf = (column: WireImportColumn) => (
    <ColumnRow
      key={column.name}
      column={column}
      mapping={mapping}
      problem={isChecked ? problems.get(column.name) : undefined}
    />
  );

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
    >
      <p className="mb-4 text-secondary wrap-anywhere">
        {`${state.fileName}${state.sheet === null ? '' : `, hoja «${state.sheet}»`}: ${formatCount(state.rows, ROWS)}. Di qué es cada columna; ${leftOutText(leftOut)}`}
      </p>
      <ul className="dashboard-card import-columns" aria-label="Columnas de la planilla">
        {columns.shown.map(rowOf)}
      </ul>
      {columns.folded.length > 0 && (
        <details className="dashboard-card mt-4">
          <summary className="min-h-11 content-center font-semibold">
            {formatCount(columns.folded.length, COLUMNS)} que la tienda no conoce
          </summary>
          <ul className="import-columns" aria-label="Columnas que la tienda no conoce">
            {columns.folded.map(rowOf)}
          </ul>
        </details>
      )}
      {categories.length > 0 && <CategoryPlaces heading={places} categories={categories} mapping={mapping} />}
      {colours.length > 0 && (
        <ColourChoices
          heading={categories.length === 0 ? places : null}
          colours={colours}
          mapping={mapping}
        />
      )}
      {readColours.length > 0 && <ReadColours colours={readColours} mapping={mapping} />}
      {placed.length > 0 && <PlacedCategories categories={placed} mapping={mapping} />}
      <ImportOptions mapping={mapping} />
      <div className="import-foot">
        {fault !== null && <ImportFault text={fault} />}
        {isChecked && problems.size > 0 && (
          <ImportFault
            text={`Falta resolver ${formatCount(problems.size, COLUMNS)}: ${[...problems.keys()].join(', ')}.`}
          />
        )}
        {work.isWorking && (
          <WorkProgress unit="filas" label="Revisando la planilla" progress={work.progress} />
        )}
        <p className="grow text-sm text-secondary">Revisar no cambia nada de la tienda.</p>
        <Button type="submit" variant="primary" isLoading={work.isWorking}>
          Revisar
        </Button>
      </div>
    </form>
  );
}

/** So many unknown columns stay in sight. */
const UNKNOWN_SHOWN = 5;

/** A file of another program has many columns that the shop doesn't know; they would bury those that it does. */
function foldedColumns(columns: readonly WireImportColumn[]) {
  const unknown = columns.filter(({ field }) => field === null);
  const isLong = unknown.length > UNKNOWN_SHOWN && unknown.length < columns.length;
  return isLong
    ? { shown: columns.filter(({ field }) => field !== null), folded: unknown }
    : { shown: columns, folded: [] };
}

const ROWS = { one: 'fila', many: 'filas' };
const COLUMNS = { one: 'columna', many: 'columnas' };

function leftOutText(count: number): string {
  if (count === 0) return 'ninguna queda afuera.';
  return count === 1 ? '1 queda afuera.' : `${count} quedan afuera.`;
}
