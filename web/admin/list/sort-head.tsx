import './list.css';
import { ArrowDown, ArrowUp } from 'lucide-react';

type SortHeadProps<Order extends string> = {
  readonly label: string;
  /** The two orders of the column, the first that a press chooses before the other. */
  readonly orders: readonly [ascending: Order, descending: Order];
  readonly order: Order;
  /** The list's order before any is chosen; a third press goes back to it. */
  readonly usual: Order;
  readonly onSort: (order: Order) => void;
  readonly className?: string;
};

/** The heading of a column by which a list can be sorted. */
export function SortHead<Order extends string>(props: SortHeadProps<Order>) {
  const { label, orders, order, usual, onSort, className } = props;
  const [ascending, descending] = orders;
  const next = order === ascending ? descending : order === descending ? usual : ascending;
  const direction = order === ascending ? 'ascending' : order === descending ? 'descending' : undefined;
  return (
    <th scope="col" className={className} aria-sort={direction}>
      <button type="button" className="sort-head" onClick={() => onSort(next)}>
        {label}
        {direction === 'ascending' && <ArrowUp aria-hidden="true" />}
        {direction === 'descending' && <ArrowDown aria-hidden="true" />}
      </button>
    </th>
  );
}
