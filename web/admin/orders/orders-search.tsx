import { Search } from 'lucide-react';
import type { OrdersQuery } from './orders-query.ts';
import { useOrdersSearch } from './use-orders-search.ts';

/** By number, name, phone, email or product; what it finds stands in the address. */
export function OrdersSearch({ query }: { query: OrdersQuery }) {
  const { text, type, submit } = useOrdersSearch(query);
  return (
    <search className="relative grow basis-full sm:basis-64 lg:max-w-[420px]">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-muted"
        />
        <input
          type="search"
          aria-label="Buscar pedidos"
          placeholder="Número, cliente, teléfono o producto"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          value={text}
          onChange={(event) => type(event.target.value)}
          className="input pl-11! text-ellipsis"
        />
      </form>
    </search>
  );
}
