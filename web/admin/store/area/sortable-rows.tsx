import { DndContext, KeyboardSensor, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { GripVertical, Plus, X } from 'lucide-react';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { areaFieldId } from './area-definition.ts';
import { rowAnnouncements } from './row-announcements.ts';
import { type Rows, useRows } from './use-rows.ts';

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
  const { path, label, help, problemAt, addLabel, max } = props;
  const rows = useRows(props.rows, props.onChange);
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
      <RowList {...props} list={rows} listRef={list} />
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

type RowListProps<Row> = SortableRowsProps<Row> & {
  readonly list: Rows<Row>;
  readonly listRef: RefObject<HTMLUListElement | null>;
};

function RowList<Row>({ path, label, list, listRef, nameOf, children }: RowListProps<Row>) {
  const contextId = useId();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A short touch still scrolls the page.
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const names = list.rows.map((row, place) => nameOf(row, place + 1));
  return (
    <DndContext
      id={contextId}
      sensors={sensors}
      accessibility={rowAnnouncements(list.ids, names)}
      onDragEnd={({ active, over }) => {
        if (over !== null && over.id !== active.id) list.move(`${active.id}`, `${over.id}`);
      }}
    >
      <ul ref={listRef} aria-label={label} className="area-rows">
        <SortableContext items={[...list.ids]} strategy={verticalListSortingStrategy}>
          {list.rows.map((row, place) => {
            const id = list.ids[place] ?? '';
            return (
              <SortableRow key={id} id={id} name={names[place] ?? ''} onRemove={() => list.remove(place)}>
                {children(row, (changed) => list.change(place, changed), `${path}.${place}`)}
              </SortableRow>
            );
          })}
        </SortableContext>
      </ul>
    </DndContext>
  );
}

type SortableRowProps = {
  readonly id: string;
  readonly name: string;
  readonly onRemove: () => void;
  readonly children: ReactNode;
};

function SortableRow({ id, name, onRemove, children }: SortableRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  return (
    <li
      ref={setNodeRef}
      className="area-row"
      data-dragging={isDragging || undefined}
      style={{
        transform: transform === null ? undefined : `translate3d(0, ${transform.y}px, 0)`,
        transition,
      }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className="area-row-handle"
        {...attributes}
        {...listeners}
        aria-label={`Mover ${name}`}
      >
        <GripVertical aria-hidden="true" />
      </button>
      <span className="area-row-name" aria-hidden="true">
        {name}
      </span>
      <div className="area-row-fields">{children}</div>
      <IconButton label={`Quitar ${name}`} onClick={onRemove}>
        <X aria-hidden="true" />
      </IconButton>
    </li>
  );
}
