import { type ReactNode, useState } from 'react';
import { formatWholeNumber } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';

type GrowingListProps<Item> = {
  readonly items: readonly Item[];
  /** With those that are still on the server. */
  readonly total: number;
  readonly empty: string;
  /** How many rows it shows at first, and adds at each press. */
  readonly step?: number;
  readonly isLoading?: boolean;
  /** Fetches items that are still on the server. */
  readonly onMore?: () => void;
  readonly children: (item: Item) => ReactNode;
};

/** A list that shows some rows, and more at each press. */
export function GrowingList<Item>(list: GrowingListProps<Item>) {
  const { items, total, empty, step = 50, isLoading = false, onMore, children } = list;
  const [shown, setShown] = useState(step);
  if (total === 0) return <p className="py-4 text-sm text-muted">{empty}</p>;
  const left = total - Math.min(shown, items.length);
  function showMore(): void {
    if (shown + step > items.length && items.length < total) onMore?.();
    setShown(shown + step);
  }
  return (
    <>
      <ul className="divide-y divide-line wrap-anywhere">{items.slice(0, shown).map(children)}</ul>
      {left > 0 && (
        <Button variant="outline" size="small" className="mt-2" isLoading={isLoading} onClick={showMore}>
          {`Ver más (quedan ${formatWholeNumber(left)})`}
        </Button>
      )}
    </>
  );
}
