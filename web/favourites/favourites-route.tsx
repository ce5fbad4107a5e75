import './favourites.css';
import { useEffect } from 'react';
import type { PageHandle } from '#web/shared-page.ts';
import { pageMeta } from '#web/storefront/page-meta.ts';
import { useLazyCode } from '#web/ui/use-lazy-code.ts';
import type { Route } from './+types/favourites-route.ts';
import { FavouriteLists, WaitingCards } from './favourite-lists.tsx';

const TITLE = 'Favoritos';

const fetchParts = () => import('./favourite-parts.ts');

export const handle = { shared: {} } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches: [{ loaderData: shop }] }) =>
  shop === undefined
    ? []
    : pageMeta({
        shop,
        title: TITLE,
        description: 'Los productos que guardaste y los que viste en este navegador.',
        path: '/favoritos',
        isIndexed: false,
      });

/** Products that this browser remembers. The shop doesn't know which they are (BUY-010). */
export default function FavouritesRoute() {
  const { code: parts, load } = useLazyCode(fetchParts);
  useEffect(() => {
    load();
  }, [load]);
  return (
    <main className="shop-width favourites">
      <h1 className="text-title">{TITLE}</h1>
      <p className="mt-2 max-w-[40em] text-secondary">
        Los guarda solo este navegador: la tienda no sabe cuáles son.
      </p>
      <noscript>
        <p className="mt-6">Los favoritos necesitan JavaScript.</p>
      </noscript>
      {parts === null ? (
        <WaitingCards />
      ) : (
        <parts.RememberedLists awaited={<WaitingCards />}>
          {(lists) => <FavouriteLists {...lists} {...parts} />}
        </parts.RememberedLists>
      )}
    </main>
  );
}
