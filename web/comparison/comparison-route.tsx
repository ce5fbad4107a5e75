import './comparison.css';
import { comparedIds, comparisonPath, MAX_COMPARED } from '#domain/addresses/comparison-path.ts';
import { pageServices } from '#web/context.ts';
import type { PageHandle } from '#web/shared-page.ts';
import { ChatWithShop } from '#web/storefront/chat-with-shop.tsx';
import { fetchedItems } from '#web/storefront/fetched-items.ts';
import { PageError } from '#web/storefront/page-error.tsx';
import { pageMeta } from '#web/storefront/page-meta.ts';
import { Trail } from '#web/storefront/trail.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import type { Route } from './+types/comparison-route.ts';
import { comparisonData } from './comparison-data.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { EmptyComparison } from './empty-comparison.tsx';
import { OfferedProducts } from './offered-products.tsx';

const TITLE = 'Comparar productos';

export const handle = {
  shared: { query: { productos: /^[\w-]{1,64}(,[\w-]{1,64}){0,3}$/ } },
} satisfies PageHandle;

export function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(pageServices);
  const ids = comparedIds(new URL(request.url).searchParams.get('productos'));
  return fetchedItems(services, () => ({
    ...comparisonData(services, ids),
    url: `${services.publicUrl}${comparisonPath(ids)}`,
  }));
}

export function meta({ matches: [{ loaderData: shop }], loaderData }: Route.MetaArgs) {
  if (shop === undefined) return [];
  const names = loaderData?.compared.map(({ card }) => card.name) ?? [];
  return pageMeta({
    shop,
    title: names.length === 0 ? TITLE : `Comparar: ${names.join(', ')}`,
    description: 'Especificaciones, precio y cuotas de dos a cuatro productos, lado a lado.',
    path: '/comparar',
    isIndexed: false,
  });
}

/** Two to four products side by side. All of it are links, so it works without scripts and can be shared. */
export default function ComparisonRoute({ loaderData }: Route.ComponentProps) {
  const { compared, specifications, offered, machines, url } = loaderData;
  const ids = compared.map(({ card }) => card.id);
  const names = compared.map(({ card }) => card.name).join(', ');
  return (
    <main className="shop-width pb-10 pt-4 lg:pb-20">
      <Trail steps={HOME} current="Comparar" />
      <h1 className="mt-2 text-[1.875rem] lg:text-title">{TITLE}</h1>
      {compared.length === 0 ? (
        <EmptyComparison machines={machines} />
      ) : (
        <p role="status" className="mt-2 text-secondary">
          {hintFor(compared.length, offered.length)}
        </p>
      )}
      {compared.length > 1 && <ComparisonTable compared={compared} specifications={specifications} />}
      {compared.length > 1 && (
        <ChatWithShop
          text={`¡Hola! Estoy comparando ${names}. ¿Cuál me conviene? ${url}`}
          className={buttonClass({ variant: 'chat' }, 'mt-6')}
        >
          Preguntar cuál conviene
        </ChatWithShop>
      )}
      {ids.length < MAX_COMPARED && offered.length > 0 && (
        <OfferedProducts
          offered={offered}
          ids={ids}
          title={ids.length === 1 ? `¿Con cuál comparas «${names}»?` : 'Agregar otro'}
        />
      )}
    </main>
  );
}

const HOME = [{ name: 'Inicio', path: '/' }];

function hintFor(compared: number, offered: number): string {
  if (compared === MAX_COMPARED) return `Son ${MAX_COMPARED}: quita uno para agregar otro.`;
  if (offered === 0) return 'No hay otros productos parecidos en la tienda.';
  return 'Puedes comparar hasta cuatro.';
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
