import { staticPageMeta } from '#web/info/static-page-meta.ts';
import type { PageHandle } from '#web/shared-page.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { ArrowLeft } from '#web/ui/stroke-icons.tsx';
import type { Route } from './+types/calculator-route.ts';
import { Calculator } from './calculator.tsx';

const TITLE = 'Calculadora de cuotas';

export const handle = { shared: {} } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  staticPageMeta({
    root: matches[0].loaderData,
    path: '/calculadora',
    title: TITLE,
    description:
      'Calcula el valor de cada cuota y el total de una compra con tarjeta, con el detalle de cada costo.',
  });

/** ROUTE-006 */
export default function CalculatorRoute() {
  return (
    <main className="shop-width pb-10 lg:pb-20">
      <div className="mb-7 flex items-center gap-3 pt-3 lg:pt-6">
        <PageLink to="/" aria-label="Volver al inicio" className="icon-button -ml-3.5">
          <ArrowLeft aria-hidden="true" />
        </PageLink>
        <h1 className="text-title">{TITLE}</h1>
      </div>
      <noscript>
        <p className="mb-5">
          Para calcular, activa JavaScript en tu navegador. También puedes consultarnos por la financiación.
        </p>
      </noscript>
      <Calculator isForShopper />
      <p className="mt-6 max-w-[44em] text-sm text-secondary">
        Es un cálculo orientativo: la financiación se confirma al acordar el pago de cada compra.
      </p>
    </main>
  );
}
