import { DndContext, KeyboardSensor, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { rowAnnouncements } from '../store/area/row-announcements.ts';

type SortableLevelProps = {
  readonly label: string;
  /** Unique within the level. */
  readonly names: readonly string[];
  readonly onOrder: (names: readonly string[]) => Promise<boolean>;
  /** The row of a name, by its index. */
  readonly children: (index: number) => ReactNode;
};

/** The categories of one level, in an order that dragging and keys change. */
export function SortableLevel({ label, names, onOrder, children }: SortableLevelProps) {
  const contextId = useId();
  // The new order shows at once, while it is saved.
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const shown = wanted ?? names;
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A short touch still scrolls the page.
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  async function move(name: string, to: string): Promise<void> {
    const order = arrayMove([...shown], shown.indexOf(name), shown.indexOf(to));
    setWanted(order);
    await onOrder(order);
    setWanted(null);
  }

  return (
    <DndContext
      id={contextId}
      sensors={sensors}
      accessibility={rowAnnouncements(shown, shown)}
      onDragEnd={({ active, over }) => {
        if (over !== null && over.id !== active.id) move(`${active.id}`, `${over.id}`);
      }}
    >
      <ul aria-label={label} className="category-level">
        <SortableContext items={[...shown]} strategy={verticalListSortingStrategy}>
          {shown.map((name) => (
            <SortableCategory key={name} name={name}>
              {children(names.indexOf(name))}
            </SortableCategory>
          ))}
        </SortableContext>
      </ul>
    </DndContext>
  );
}

function SortableCategory({ name, children }: { name: string; children: ReactNode }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: name });
  return (
    <li
      ref={setNodeRef}
      className="category-item"
      data-dragging={isDragging || undefined}
      style={{
        transform: transform === null ? undefined : `translate3d(0, ${transform.y}px, 0)`,
        transition,
      }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className="category-handle"
        {...attributes}
        {...listeners}
        aria-label={`Mover ${name}`}
      >
        <GripVertical aria-hidden="true" />
      </button>
      <div className="min-w-0 flex-1">{children}</div>
    </li>
  );
}
