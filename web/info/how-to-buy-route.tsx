import './how-to-buy.css';
import './thread-steps.css';
import type { PageHandle } from '#web/shared-page.ts';
import { useStore } from '#web/storefront/store-context.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import type { Route } from './+types/how-to-buy-route.ts';
import { CoverageMap } from './coverage-map.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import { Pickup } from './pickup.tsx';
import { staticPageMeta } from './static-page-meta.ts';
import { ThreadSteps } from './thread-steps.tsx';

const TITLE = 'Cómo comprar';

/** CONTENT-010 */
const STEPS = [
  { title: 'Agrega al carrito', text: 'Elige productos, colores y modelos. Puedes llevar desde una unidad.' },
  { title: 'Revisa y confirma', text: 'Cambia las cantidades y envía tu pedido. Todavía no pagas nada.' },
  { title: 'Te contactamos', text: 'Por teléfono o mensaje, para acordar pago y entrega.' },
  { title: 'Recibe o retira', text: 'Te llega a casa o pasas por el local.' },
];

export const handle = { shared: {} } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches: [{ loaderData: root }] }) =>
  staticPageMeta({
    root,
    path: '/howToBuy',
    title: TITLE,
    description: `Cuatro pasos para comprar mercería y máquinas de coser: pedido en línea, medios de pago, envíos${
      root?.store.shipsNationwide ? ' a todo el país' : ''
    } y retiro en el local.`,
  });

/** ROUTE-012 */
export default function HowToBuyRoute() {
  const { streetAddress } = useStore();
  return (
    <main className="shop-width pt-8 pb-10 lg:pt-14 lg:pb-22">
      <h1 className="text-opener">{TITLE}</h1>
      <section aria-labelledby="pasos">
        <h2 id="pasos" className="sr-only">
          Cuatro pasos
        </h2>
        <ThreadSteps steps={STEPS} />
      </section>
      <div className="info-panels">
        <CoverageMap />
        <PaymentMethods />
        {streetAddress !== '' && <Pickup />}
      </div>
      <ButtonLink to="/" variant="primary" size="large" className="mt-10 max-sm:w-full">
        Ver productos
      </ButtonLink>
    </main>
  );
}
