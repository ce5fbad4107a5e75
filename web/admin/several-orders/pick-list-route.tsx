import '../admin.css';
import { useLocation } from 'react-router';
import { chosenIds } from '#web/admin/orders/chosen-ids.ts';
import { usePrinted } from '#web/admin/orders/use-printed.ts';
import { pageServices } from '#web/context.ts';
import { useStore } from '#web/storefront/store-context.tsx';
import { requireSession } from '../require-session.ts';
import type { Route } from './+types/pick-list-route.ts';
import { fetchPickList } from './fetch-pick-list.ts';
import { PickListSheet } from './pick-list-sheet.tsx';
import { PrintNote } from './print-note.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  requireSession(context.get(pageServices), request);
  return null;
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

/** What to fetch from the shelves for several orders (QUOTE-009). */
export default function PickListRoute() {
  const location = useLocation();
  const printed = usePrinted(() => fetchPickList(chosenIds(location)));
  const store = useStore();
  if (printed.kind === 'loading') return <PrintNote>Cargando...</PrintNote>;
  if (printed.kind === 'failed')
    return (
      <PrintNote>No pudimos traer la lista. Cierra esta ventana y vuelve a elegir los pedidos.</PrintNote>
    );
  return (
    <main>
      <title>{`Lista para preparar | ${store.name}`}</title>
      <PickListSheet list={printed.content} />
    </main>
  );
}
