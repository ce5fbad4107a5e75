import { useSortable } from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';

type SortableItemProps = {
  /** One of the list's ids. */
  readonly id: string;
  /** What its handle is called: 'Mover Hilos'. */
  readonly name: string;
  readonly className: string;
  readonly handleClassName: string;
  readonly children: ReactNode;
};

/** A row of a `SortableList`, moved by the handle at its start. */
export function SortableItem({ id, name, className, handleClassName, children }: SortableItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  return (
    <li
      ref={setNodeRef}
      className={className}
      data-dragging={isDragging || undefined}
      style={{
        transform: transform === null ? undefined : `translate3d(0, ${transform.y}px, 0)`,
        transition,
      }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={handleClassName}
        {...attributes}
        {...listeners}
        aria-label={`Mover ${name}`}
      >
        <GripVertical aria-hidden="true" />
      </button>
      {children}
    </li>
  );
}
