import { Plus, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SortableItem } from '../../sortable/sortable-item.tsx';
import { SortableList } from '../../sortable/sortable-list.tsx';
import { areaFieldId } from './area-definition.ts';
import { useRows } from './use-rows.ts';

const TYPED = 'input:not([type=file]), textarea, select';

type SortableRowsProps<Row> = {
  /** The list's field: 'brands'. */
  readonly path: string;
  readonly label: string;
  readonly rows: readonly Row[];
  readonly onChange: (rows: readonly Row[]) => void;
  readonly problemAt: (path: string) => string | undefined;
  readonly help?: string;
  /** What screen readers call a row: its name, or 'párrafo 2'. @param place from 1 */
  readonly nameOf: (row: Row, place: number) => string;
  /** The fields of a row. @param path of the row: 'brands.3' */
  readonly children: (row: Row, change: (row: Row) => void, path: string) => ReactNode;
  readonly addLabel: string;
  /** A new row; without it, or at the limit, there is no button. */
  readonly empty: () => Row;
  readonly max: number;
};

/** A list field: rows in an order that dragging and keys change, with a button for one more. */
export function SortableRows<Row>(props: SortableRowsProps<Row>) {
  const { path, label, help, problemAt, nameOf, addLabel, max } = props;
  const rows = useRows(props.rows, props.onChange);
  const names = rows.rows.map((row, place) => nameOf(row, place + 1));
  const list = useRef<HTMLUListElement>(null);
  const problem = problemAt(path);
  const id = areaFieldId(path);

  /** The new row's first input gets the focus at once, so that what is typed right away is typed there. */
  function add(): void {
    flushSync(() => rows.add(props.empty()));
    list.current?.lastElementChild?.querySelector<HTMLElement>(TYPED)?.focus();
  }

  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={`${id}-note ${id}-error`} className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      {help !== undefined && (
        <p id={`${id}-note`} className="mb-2 text-fine text-muted">
          {help}
        </p>
      )}
      <SortableList
        ref={list}
        label={label}
        className="area-rows"
        ids={rows.ids}
        names={names}
        onMove={rows.move}
      >
        {rows.rows.map((row, place) => {
          const rowId = rows.ids[place] ?? '';
          const name = names[place] ?? '';
          return (
            <SortableItem
              key={rowId}
              id={rowId}
              name={name}
              className="area-row"
              handleClassName="area-row-handle"
            >
              <span className="area-row-name" aria-hidden="true">
                {name}
              </span>
              <div className="area-row-fields">
                {props.children(row, (changed) => rows.change(place, changed), `${path}.${place}`)}
              </div>
              <IconButton label={`Quitar ${name}`} onClick={() => rows.remove(place)}>
                <X aria-hidden="true" />
              </IconButton>
            </SortableItem>
          );
        })}
      </SortableList>
      {problem !== undefined && (
        <p id={`${id}-error`} className="mt-1.5 text-sm text-error">
          {problem}
        </p>
      )}
      {props.rows.length < max && (
        <Button variant="outline" size="small" className="mt-2.5" onClick={add}>
          <Plus aria-hidden="true" /> {addLabel}
        </Button>
      )}
    </fieldset>
  );
}
