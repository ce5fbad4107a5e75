import { DndContext } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, type Ref, useId } from 'react';
import { rowAnnouncements } from './row-announcements.ts';
import { useDragSensors } from './use-drag-sensors.ts';

type SortableListProps = {
  readonly label: string;
  readonly className: string;
  readonly ids: readonly string[];
  /** What a screen reader calls each row, in the order of `ids`. */
  readonly names: readonly string[];
  /** The row `id` takes the place of the row `to`. */
  readonly onMove: (id: string, to: string) => void;
  readonly ref?: Ref<HTMLUListElement>;
  /** A `SortableItem` for each id. */
  readonly children: ReactNode;
};

/** Rows below each other, in an order that dragging and keys change. */
export function SortableList({ label, className, ids, names, onMove, ref, children }: SortableListProps) {
  const contextId = useId();
  const sensors = useDragSensors();
  return (
    <DndContext
      id={contextId}
      sensors={sensors}
      accessibility={rowAnnouncements(ids, names)}
      onDragEnd={({ active, over }) => {
        if (over !== null && over.id !== active.id) onMove(`${active.id}`, `${over.id}`);
      }}
    >
      <ul ref={ref} aria-label={label} className={className}>
        <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
          {children}
        </SortableContext>
      </ul>
    </DndContext>
  );
}
