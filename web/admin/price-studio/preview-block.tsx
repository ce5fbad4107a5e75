import { Search } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { lastPageOf } from '#domain/catalogue/page-size.ts';
import { formatWholeNumber } from '#web/format.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { LoadFailure } from '../list/load-failure.tsx';
import { Pager } from '../list/pager.tsx';
import type { FlagCounts } from './batch-remarks.ts';
import { PackNotice } from './pack-notice.tsx';
import { PreviewListChoice } from './preview-list-choice.tsx';
import {
  foundRows,
  groupCounts,
  isInGroup,
  PACK_WARNINGS,
  ROW_GROUPS,
  type RowGroup,
  type RowMarks,
  type StudioRow,
} from './preview-rows.ts';
import { PreviewTable } from './preview-table.tsx';
import { StudioBlock } from './studio-block.tsx';
import { type StudioForm, studioSearch, withOtherPrice } from './studio-form.ts';
import { useListPreview } from './use-list-preview.ts';
import type { PreviewState } from './use-preview.ts';

const ROWS_PER_PAGE = 50;

type PreviewBlockProps = {
  readonly state: PreviewState;
  readonly form: StudioForm;
  readonly marks: RowMarks;
  readonly flags: FlagCounts;
  /** Whether all that was typed can be read: else the last preview is of something else. */
  readonly isReadable: boolean;
  readonly onChange: (change: Partial<StudioForm>) => void;
  readonly onToggle: (id: string) => void;
  /** Leaves these rows out, or takes them in again. */
  readonly onExclude: (ids: readonly string[], isOut: boolean) => void;
};

/** 3: every new price before anything is stored, the largest difference first (STUDIO-004). */
export function PreviewBlock(props: PreviewBlockProps) {
  const { state, form, isReadable, onChange } = props;
  const preview = isReadable ? state.preview : null;
  return (
    <StudioBlock
      number={3}
      title="Cómo quedan"
      aside={
        form.action !== 'iva' && (
          <label className="studio-limit">
            Marcar lo que cambia más de
            <input
              className="input figures"
              inputMode="numeric"
              maxLength={4}
              value={form.bigChange}
              onChange={({ target }) => onChange({ bigChange: target.value.replace(/\D/g, '') })}
            />
            %
          </label>
        )
      }
    >
      {state.failure !== null && (
        <LoadFailure text={state.failure} isLoading={state.isLoading} onRetry={state.refresh} />
      )}
      {!isReadable && (
        <p className="py-10 text-center text-secondary">
          Corrige lo que está marcado y mira aquí cómo queda cada precio.
        </p>
      )}
      {isReadable && state.failure === null && preview === null && <Skeleton className="h-80" />}
      {state.failure === null && preview !== null && (!preview.isChange || preview.count === 0) && (
        <p className="py-10 text-center text-secondary">
          {preview.count === 0
            ? 'Ningún producto cumple todo eso. Quita algún filtro.'
            : 'Escribe cuánto cambian los precios y mira aquí cómo queda cada uno.'}
        </p>
      )}
      {state.failure === null && preview?.isChange && preview.count > 0 && (
        <PreviewRows {...props} rows={preview.rows} />
      )}
    </StudioBlock>
  );
}

function PreviewRows({
  rows,
  state,
  form,
  marks,
  flags,
  onChange,
  onToggle,
  onExclude,
}: PreviewBlockProps & { rows: readonly StudioRow[] }) {
  const [text, setText] = useState('');
  const [group, setGroup] = useState<RowGroup>('all');
  const sought = useDeferredValue(text);
  const counts = useMemo(() => groupCounts(rows, marks), [rows, marks]);
  const shown = useMemo(
    () => foundRows(rows, sought).filter((row) => isInGroup(row, group, marks)),
    [rows, sought, group, marks],
  );
  const lastPage = lastPageOf(shown.length, ROWS_PER_PAGE);
  const page = Math.min(form.page, lastPage);
  const inSight = useMemo(() => shown.slice((page - 1) * ROWS_PER_PAGE, page * ROWS_PER_PAGE), [shown, page]);
  const listed = useListPreview(inSight, form.list);
  const choosable = shown.filter(({ leftOut }) => leftOut === null);
  const isFiltered = shown.length < rows.length;
  const list = useScrollToTop(page);
  const areOut = choosable.length > 0 && choosable.every(({ id }) => marks.excluded.has(id));
  return (
    <div ref={list} aria-busy={state.isLoading} className="studio-preview">
      <PackNotice
        flags={flags}
        onBoth={() => onChange({ target: withOtherPrice(form.action, form.target) })}
      />
      <div className="preview-tools">
        <search className="studio-search">
          <Search aria-hidden="true" />
          <input
            type="search"
            aria-label="Buscar en la vista previa"
            placeholder="Buscar en la lista"
            autoComplete="off"
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              onChange({ page: 1 });
            }}
            className="input"
          />
        </search>
        <div className="flex flex-wrap gap-2">
          {groupNames(counts, group).map((name) => (
            <button
              key={name}
              type="button"
              className="chip"
              aria-pressed={group === name}
              onClick={() => {
                setGroup(name);
                onChange({ page: 1 });
              }}
            >
              {ROW_GROUPS[name]} <span className="figures">{formatWholeNumber(counts[name])}</span>
            </button>
          ))}
          {isFiltered && choosable.length > 0 && (
            <button
              type="button"
              className="button button-quiet button-small"
              onClick={() =>
                onExclude(
                  choosable.map(({ id }) => id),
                  !areOut,
                )
              }
            >
              {areOut ? 'Volver a incluir' : 'Dejar afuera'} {formatWholeNumber(choosable.length)}
            </button>
          )}
        </div>
      </div>
      {listed !== null && <PreviewListChoice listed={listed} onChoose={(list) => onChange({ list, page })} />}
      {shown.length === 0 ? (
        <p className="py-8 text-center text-secondary">Ninguna fila coincide.</p>
      ) : (
        <PreviewTable
          rows={inSight}
          listed={listed}
          marks={marks}
          limit={form.bigChange}
          onToggle={onToggle}
        />
      )}
      {lastPage > 1 && (
        <Pager
          label="Páginas de la vista previa"
          page={page}
          lastPage={lastPage}
          searchOf={(number) => studioSearch({ ...form, page: number })}
          keepsScroll
        />
      )}
    </div>
  );
}

/** A turned page begins at its first row. */
function useScrollToTop(page: number) {
  const list = useRef<HTMLDivElement>(null);
  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current !== page) list.current?.scrollIntoView({ block: 'start' });
    shownPage.current = page;
  }, [page]);
  return list;
}

/** All rows, and the groups that have some. */
function groupNames(counts: Readonly<Record<RowGroup, number>>, chosen: RowGroup): RowGroup[] {
  const names: readonly RowGroup[] = ['all', 'big', ...PACK_WARNINGS, 'wrong', 'out'];
  return names.filter((name) => name === 'all' || name === chosen || counts[name] > 0);
}
