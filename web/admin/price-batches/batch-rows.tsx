import { ArrowRight, Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { lastPageOf } from '#domain/catalogue/page-size.ts';
import { normalised } from '#domain/text/normalised.ts';
import type { WirePriceBatchDetail, WirePriceBatchRow } from '#schemas/price-change-answers.ts';
import { formatCount, formatWholeNumber } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { rowsWithWords } from '../list/rows-with-words.ts';
import { shownPrices } from '../price-studio/preview-rows.ts';
import { ShownAmounts } from '../price-studio/shown-amounts.tsx';
import { ROW_LOOKS } from './batch-looks.ts';
import { LookPill } from './look-pill.tsx';
import { useBatchChanges } from './use-batch-changes.tsx';

const ROWS_PER_PAGE = 50;

type BatchRowsProps = { readonly batch: WirePriceBatchDetail; readonly onChanged: () => Promise<void> };

/** The batch's rows; those that still hold can be chosen for an undo. */
export function BatchRows({ batch, onChanged }: BatchRowsProps) {
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { undo } = useBatchChanges(onChanged);
  const found = useMemo(() => rowsWithWords(batch.rows, text, searchedText), [batch.rows, text]);
  const lastPage = lastPageOf(found.length, ROWS_PER_PAGE);
  const restorable = batch.rows.filter(isRestorable).length;
  const canUndo = batch.status === 'applied' && restorable > 0;

  async function undoChosen(): Promise<void> {
    if (await undo(batch, chosen.size === 0 ? null : [...chosen])) setChosen(new Set());
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also for those who use the keyboard. */}
      <section aria-label="Precios de este cambio" tabIndex={0} className="batch-rows">
        {batch.rows.length > 10 && (
          <input
            type="search"
            aria-label="Buscar en este cambio"
            placeholder="Buscar por código o nombre"
            autoComplete="off"
            className="input mt-4"
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setPage(1);
            }}
          />
        )}
        <ul>
          {found.slice((page - 1) * ROWS_PER_PAGE, page * ROWS_PER_PAGE).map((row) => (
            <BatchRow
              key={row._id}
              row={row}
              canChoose={canUndo && isRestorable(row)}
              isChosen={chosen.has(row._id)}
              onToggle={() => setChosen(toggled(chosen, row._id))}
            />
          ))}
        </ul>
        {found.length === 0 && <p className="py-8 text-center text-secondary">Ninguna fila coincide.</p>}
      </section>
      <div className="batch-foot">
        {lastPage > 1 && (
          <nav aria-label="Páginas de este cambio" className="flex items-center gap-2">
            <Button variant="quiet" size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
              Anterior
            </Button>
            <span className="figures">
              {page} de {lastPage}
            </span>
            <Button
              variant="quiet"
              size="small"
              disabled={page === lastPage}
              onClick={() => setPage(page + 1)}
            >
              Siguiente
            </Button>
          </nav>
        )}
        {canUndo && (
          <Button variant="outline" className="ml-auto" onClick={undoChosen}>
            <Undo2 aria-hidden="true" />
            {chosen.size === 0
              ? `Deshacer ${formatCount(restorable, { one: 'precio', many: 'precios' })}`
              : `Deshacer ${formatWholeNumber(chosen.size)} ${chosen.size === 1 ? 'elegido' : 'elegidos'}`}
          </Button>
        )}
      </div>
    </>
  );
}

type BatchRowProps = {
  readonly row: WirePriceBatchRow;
  readonly canChoose: boolean;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
};

function BatchRow({ row, canChoose, isChosen, onToggle }: BatchRowProps) {
  const [before, after] = [shownPrices(row.before), shownPrices(row.after)];
  return (
    <li className="batch-row">
      {canChoose ? (
        <label className="batch-tick">
          <input
            type="checkbox"
            aria-label={`Elegir ${row.name || row.code}`}
            checked={isChosen}
            onChange={onToggle}
          />
        </label>
      ) : (
        <span className="batch-tick" />
      )}
      <span className="min-w-0 wrap-anywhere">
        <b className="font-semibold">{row.name || 'Producto'}</b>
        <small className="figures block text-muted">{row.code}</small>
      </span>
      <span className="batch-amounts figures">
        <span className="text-secondary">
          <ShownAmounts prices={before} other={after} />
        </span>
        <ArrowRight aria-hidden="true" className="size-4! self-center" />
        <span className="sr-only">pasó a</span>
        <span className="font-semibold">
          <ShownAmounts prices={after} other={before} />
        </span>
      </span>
      <span className="batch-state">
        {row.state !== 'applied' && <LookPill look={ROW_LOOKS[row.state]} />}
      </span>
    </li>
  );
}

function isRestorable({ state }: WirePriceBatchRow): boolean {
  return state === 'applied';
}

function searchedText({ code, name }: WirePriceBatchRow): string {
  return normalised(`${code} ${name}`);
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const changed = new Set(ids);
  if (!changed.delete(id)) changed.add(id);
  return changed;
}
