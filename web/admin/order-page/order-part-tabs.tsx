import { PageLink } from '#web/ui/page-link.tsx';
import { ORDER_PART_NAMES, ORDER_PARTS, type OrderPart, orderPartSearch } from './order-part.ts';

/** Links between the parts of the page. Wide windows show all parts, so their styles hide the links. */
export function OrderPartTabs({ selected }: { selected: OrderPart }) {
  return (
    <nav aria-label="Partes del pedido" className="order-page-tabs">
      {ORDER_PART_NAMES.map((part) => (
        <PageLink
          key={part}
          to={orderPartSearch(part)}
          keepsScroll
          className="order-page-tab"
          aria-current={part === selected ? 'page' : undefined}
        >
          {ORDER_PARTS[part]}
        </PageLink>
      ))}
    </nav>
  );
}
