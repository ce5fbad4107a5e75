import { type ReactNode, useState } from 'react';
import type { WireImportCheck, WireImportState } from '#schemas/wire/import.ts';
import { formatWholeNumber } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { ChangedRow } from './changed-row.tsx';
import { columnLabel } from './column-label.ts';
import { wrongRowsHref } from './import-api.ts';

type ReviewTab = 'changed' | 'new' | 'wrong';

type ReviewTabsProps = { readonly state: WireImportState; readonly check: WireImportCheck };

/** The rows that change, the new ones and the wrong ones. */
export function ReviewTabs({ state, check }: ReviewTabsProps) {
  const [selected, setSelected] = useState<ReviewTab>(() => firstTab(check));
  const tabs = [
    { key: 'changed', label: 'Cambian', count: check.changed },
    { key: 'new', label: 'Nuevos', count: check.new },
    { key: 'wrong', label: 'Con errores', count: check.wrong },
  ] as const;
  return (
    <div className="dashboard-card mt-4">
      <Tabs label="Filas de la planilla" tabs={tabs} selected={selected} onSelect={setSelected}>
        <div className="pt-3">
          {selected === 'wrong' ? (
            <WrongRows state={state} check={check} />
          ) : (
            <Changes key={selected} kind={selected} check={check} />
          )}
        </div>
      </Tabs>
    </div>
  );
}

function firstTab({ changed, new: created, wrong }: WireImportCheck): ReviewTab {
  if (changed > 0) return 'changed';
  return created > 0 || wrong === 0 ? 'new' : 'wrong';
}

const SHOWN_AT_ONCE = 50;

function Changes({ kind, check }: { kind: 'changed' | 'new'; check: WireImportCheck }) {
  const rows = check.changes.filter((change) => change.kind === kind);
  const total = kind === 'new' ? check.new : check.changed;
  return (
    <Growing
      total={total}
      known={rows.length}
      empty={kind === 'new' ? 'Ninguna fila es un producto nuevo.' : 'Ninguna fila cambia un producto.'}
    >
      {(shown) => rows.slice(0, shown).map((change) => <ChangedRow key={change.row} change={change} />)}
    </Growing>
  );
}

function WrongRows({ state, check }: ReviewTabsProps) {
  return (
    <>
      {check.wrong > 0 && (
        <p className="mb-2 flex flex-wrap items-center gap-x-5 text-sm text-secondary">
          Descárgalas con sus motivos, corrígelas e impórtalas aparte:
          <a href={wrongRowsHref(state.id, 'xlsx')} download className="import-link">
            Filas con errores (XLSX)
          </a>
          <a href={wrongRowsHref(state.id, 'csv')} download className="import-link">
            Filas con errores (CSV)
          </a>
        </p>
      )}
      <Growing total={check.errors.length} known={check.errors.length} empty="Ninguna fila tiene errores.">
        {(shown) =>
          check.errors.slice(0, shown).map(({ row, column, message }) => (
            <li key={`${row} ${column} ${message}`} className="py-2.5">
              <b className="figures font-semibold">{`Fila ${formatWholeNumber(row)}`}</b>
              {column !== null && `, ${columnLabel(column, state.columns)}`}: {message}
            </li>
          ))
        }
      </Growing>
    </>
  );
}

type GrowingProps = {
  readonly total: number;
  /** The rows that the server sent. */
  readonly known: number;
  readonly empty: string;
  readonly children: (shown: number) => ReactNode;
};

/** A list that shows 50 rows, then 50 more. */
function Growing({ total, known, empty, children }: GrowingProps) {
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  if (known === 0) return <p className="py-4 text-sm text-muted">{empty}</p>;
  return (
    <>
      <ul className="divide-y divide-line wrap-anywhere">{children(shown)}</ul>
      {shown < known && (
        <Button variant="outline" size="small" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
          {`Ver ${Math.min(SHOWN_AT_ONCE, known - shown)} más`}
        </Button>
      )}
      {shown >= known && known < total && (
        <p className="figures pt-3 text-sm text-muted">
          {`Se muestran ${formatWholeNumber(known)} de ${formatWholeNumber(total)}; se importan todas.`}
        </p>
      )}
    </>
  );
}
