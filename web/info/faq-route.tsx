import { NO_FILTERS } from '#domain/catalogue/filters.ts';
import type { CatalogueQuery } from '#web/catalogue/catalogue-query.ts';
import { CategorySidebar } from '#web/catalogue/category-sidebar.tsx';
import { pageServices, renderedPage } from '#web/context.ts';
import type { PageHandle } from '#web/shared-page.ts';
import { fetchedItems } from '#web/storefront/fetched-items.ts';
import { PageError } from '#web/storefront/page-error.tsx';
import { useStore } from '#web/storefront/store-context.tsx';
import type { Route } from './+types/faq-route.ts';
import { FaqBar } from './faq-bar.tsx';
import { faqData } from './faq-data.ts';
import { faqEntries } from './faq-entries.ts';
import { FaqInvitation } from './faq-invitation.tsx';
import { FaqRow } from './faq-row.tsx';
import { staticPageMeta } from './static-page-meta.ts';

const TITLE = 'Preguntas frecuentes';

export const handle = { shared: { variesBy: ['seed'] } } satisfies PageHandle;

/** The categories lead to the products of the home, in one of its orders. */
export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(pageServices);
  context.get(renderedPage).described.push(faqData(faqEntries(services.store)));
  const query: CatalogueQuery = { filters: NO_FILTERS, page: 1, size: null, seed: services.randomSeed() };
  return fetchedItems(services, () => ({ query, counts: services.catalogue.counts() }));
}

export const meta: Route.MetaFunction = ({ matches: [{ loaderData: root }] }) =>
  staticPageMeta({
    root,
    path: '/FAQ',
    title: TITLE,
    description: `Mínimo de primera compra, formas de pago, descuentos por mayor, envíos, retiro en el local${
      root === undefined || root.store.repairsAnswer === '' ? ' y cambios' : ', cambios y taller'
    }.`,
  });

/** ROUTE-013 */
export default function FaqRoute({ loaderData }: Route.ComponentProps) {
  const entries = faqEntries(useStore());
  return (
    <main>
      <FaqBar {...loaderData} />
      <div className="shop-width">
        <div className="catalogue-body">
          <CategorySidebar {...loaderData} />
          <div className="min-w-0 max-w-[860px]">
            <h1 className="text-opener">{TITLE}</h1>
            <div className="mt-6 lg:mt-10">
              {entries.map((entry) => (
                <FaqRow key={entry.question} entry={entry} />
              ))}
            </div>
            <FaqInvitation />
          </div>
        </div>
      </div>
    </main>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
