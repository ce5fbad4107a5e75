import { useNavigate } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { type OrdersQuery, ordersSearch } from './orders-query.ts';

export function OrdersPager({ query, lastPage }: { query: OrdersQuery; lastPage: number }) {
  const navigate = useNavigate();
  const goTo = (page: number) => navigate({ search: ordersSearch({ ...query, page }) });
  return (
    <nav aria-label="Páginas de pedidos" className="flex items-center justify-end gap-3 pt-4">
      <Button variant="outline" size="small" disabled={query.page <= 1} onClick={() => goTo(query.page - 1)}>
        Anterior
      </Button>
      <span className="figures">
        Página {query.page} de {lastPage}
      </span>
      <Button
        variant="outline"
        size="small"
        disabled={query.page >= lastPage}
        onClick={() => goTo(query.page + 1)}
      >
        Siguiente
      </Button>
    </nav>
  );
}
