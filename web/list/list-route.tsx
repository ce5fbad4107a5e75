import './list.css';
import type { PageHandle } from '#web/shared-page.ts';
import { LIST_PAGE } from '#web/storefront/list-page.ts';
import { pageMeta } from '#web/storefront/page-meta.ts';
import type { Route } from './+types/list-route.ts';
import { ListForm } from './list-form.tsx';
import { ListResult } from './list-result.tsx';
import { usePastedList } from './use-pasted-list.ts';

const TITLE = 'Pegar una lista';

export const handle = { shared: {} } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches: [{ loaderData: shop }] }) =>
  shop === undefined
    ? []
    : pageMeta({
        shop,
        title: TITLE,
        description: 'Pega tu lista de compras y la pasamos al carrito.',
        path: LIST_PAGE,
        isIndexed: false,
      });

/** A list from a chat or a spreadsheet becomes a cart (FIND-008). */
export default function ListRoute() {
  const list = usePastedList();
  return (
    <main className="shop-width pasted-list">
      <h1 className="text-title">{TITLE}</h1>
      <p className="pasted-list-hint">
        Cópiala de un chat o de una planilla: un producto por línea, con su código o su nombre y la cantidad.
      </p>
      <noscript>
        <p className="pasted-list-hint">
          La lista necesita JavaScript. Sin él, envíanosla por WhatsApp y te preparamos el pedido.
        </p>
      </noscript>
      <ListForm list={list} />
      <div aria-live="polite">
        {list.state.kind === 'read' && (
          <ListResult list={list.state.list} onAddAll={list.addAll} onEdit={list.type} />
        )}
      </div>
    </main>
  );
}
