import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { PRODUCT_ORDERS } from '#domain/catalogue/product-order.ts';
import { type CatalogueQuery, catalogueHref } from './catalogue-query.ts';
import { ORDER_LABELS, SPECIFIED_ORDER_LABEL } from './order-labels.ts';

/** The order of the list, in wide windows. Elsewhere, and without scripts, it is chosen with the filters (FIND-005). */
export function OrderSelect({ query }: { query: CatalogueQuery }) {
  const select = useRef<HTMLSelectElement>(null);
  const navigate = useNavigate();
  const chosen = query.order ?? '';
  // A step back changes the order too. The select isn't controlled, because it would show the old order until the list comes.
  useEffect(() => {
    if (select.current) select.current.value = chosen;
  }, [chosen]);
  function choose(value: string) {
    const order = PRODUCT_ORDERS.find((known) => known === value);
    navigate(catalogueHref({ ...query, order, page: 1 }), { preventScrollReset: true });
  }
  return (
    <label className="flex items-center gap-2">
      Ordenar
      <select
        ref={select}
        className="input"
        defaultValue={chosen}
        autoComplete="off"
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{SPECIFIED_ORDER_LABEL}</option>
        {PRODUCT_ORDERS.map((order) => (
          <option key={order} value={order}>
            {ORDER_LABELS[order]}
          </option>
        ))}
      </select>
    </label>
  );
}
