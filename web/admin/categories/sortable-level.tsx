import { arrayMove } from '@dnd-kit/sortable';
import { type ReactNode, useState } from 'react';
import { SortableItem } from '../sortable/sortable-item.tsx';
import { SortableList } from '../sortable/sortable-list.tsx';

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
  // The new order shows at once, while it is saved.
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const shown = wanted ?? names;

  async function move(name: string, to: string): Promise<void> {
    const order = arrayMove([...shown], shown.indexOf(name), shown.indexOf(to));
    setWanted(order);
    await onOrder(order);
    setWanted(null);
  }

  return (
    <SortableList label={label} className="category-level" ids={shown} names={shown} onMove={move}>
      {shown.map((name) => (
        <SortableItem
          key={name}
          id={name}
          name={name}
          className="category-item"
          handleClassName="category-handle"
        >
          <div className="min-w-0 flex-1">{children(names.indexOf(name))}</div>
        </SortableItem>
      ))}
    </SortableList>
  );
}
