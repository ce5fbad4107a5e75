import type { PageHandle } from '#web/shared-page.ts';
import { pageMeta } from '#web/storefront/page-meta.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useDialogs } from '#web/ui/use-dialogs.tsx';
import type { Route } from './+types/my-orders-route.ts';
import { MyOrderRow } from './my-order-row.tsx';
import { useMyOrders } from './use-my-orders.ts';

const TITLE = 'Mis pedidos';

export const handle = { shared: {} } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches: [{ loaderData: shop }] }) =>
  shop === undefined
    ? []
    : pageMeta({
        shop,
        title: TITLE,
        description: 'Los pedidos que hiciste desde este navegador.',
        path: '/misPedidos',
        isIndexed: false,
      });

/** The orders placed in this browser. The shop doesn't know which they are (QUOTE-006). */
export default function MyOrdersRoute() {
  const { orders, forget, forgetAll } = useMyOrders();
  const { confirm } = useDialogs();

  async function askToForget(): Promise<void> {
    const isConfirmed = await confirm({
      title: '¿Borrar la lista?',
      text: 'Se borra de este navegador. La tienda conserva tus pedidos.',
      confirmLabel: 'Borrar la lista',
      cancelLabel: 'Cancelar',
    });
    if (isConfirmed) await forgetAll();
  }

  return (
    <main className="shop-width min-h-[60svh] pt-8 pb-16 lg:pt-14">
      <h1 className="text-title">{TITLE}</h1>
      <p className="mt-2 max-w-[40em] text-secondary">
        Los que hiciste desde este navegador. La lista se guarda solo aquí: bórrala si compartes el equipo.
      </p>
      <noscript>
        <p className="mt-6">
          La lista necesita JavaScript. El enlace de cada pedido también está en tu correo.
        </p>
      </noscript>
      {orders === null && (
        <div data-awaited="" className="mt-6 max-w-[720px]">
          <Skeleton className="h-24" />
        </div>
      )}
      {orders?.length === 0 && (
        <div className="mt-8 grid justify-items-start gap-4.5">
          <p>Todavía no hay pedidos en este navegador.</p>
          <ButtonLink to="/" variant="primary">
            Ir a comprar
          </ButtonLink>
        </div>
      )}
      {orders !== null && orders.length > 0 && (
        <div className="mt-6 grid max-w-[720px] justify-items-start gap-5">
          <ul className="grid w-full gap-3">
            {orders.map((order) => (
              <MyOrderRow key={order.link} order={order} onForget={() => forget(order)} />
            ))}
          </ul>
          <button type="button" className="button button-quiet" onClick={askToForget}>
            Borrar la lista
          </button>
        </div>
      )}
    </main>
  );
}
