import { ButtonLink } from '#web/ui/button-link.tsx';
import { type OrdersQuery, ordersSearch } from './orders-query.ts';

/** An undyed spool where no order is, and the one way on. */
export function NoOrders({ query }: { query: OrdersQuery }) {
  const { text, way } = emptyTexts(query);
  return (
    <div className="grid justify-items-center gap-4 px-4 py-12 text-center">
      <img src="/art/empty-spool.svg" alt="" width={140} height={140} />
      <p className="wrap-anywhere">{text}</p>
      <ButtonLink to={way.to} variant="outline" size="small">
        {way.label}
      </ButtonLink>
    </div>
  );
}

function emptyTexts({ tab, text }: OrdersQuery) {
  if (text !== '') {
    const search = ordersSearch({ tab, text: '', page: 1 });
    const way = { to: `/hilvanDash/pedidos${search}`, label: 'Quitar la búsqueda' };
    return { text: `No hay pedidos aquí con “${text}”.`, way };
  }
  if (tab !== 'Todos') {
    return { text: 'No hay pedidos aquí.', way: { to: '/hilvanDash/pedidos', label: 'Ver todos' } };
  }
  return { text: 'Todavía no hay pedidos.', way: { to: '/', label: 'Ver la tienda' } };
}
