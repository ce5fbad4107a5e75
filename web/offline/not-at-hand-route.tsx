import { useEffect, useState } from 'react';
import type { PageHandle } from '#web/shared-page.ts';
import { useStore } from '#web/storefront/store-context.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import type { Route } from './+types/not-at-hand-route.ts';
import { type PageAtHand, pagesAtHand } from './pages-at-hand.ts';
import { ownPath } from './wanted-page.ts';

export const handle = { shared: {} } satisfies PageHandle;

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

const ALWAYS_AT_HAND = [
  { path: '/', title: 'Inicio, búsqueda y categorías' },
  { path: '/cart', title: 'Tu carrito' },
  { path: '/favoritos', title: 'Favoritos y vistos hace poco' },
  { path: '/calculadora', title: 'Calculadora de cuotas' },
  { path: '/howToBuy', title: 'Cómo comprar' },
  { path: '/FAQ', title: 'Preguntas frecuentes' },
] as const satisfies readonly PageAtHand[];

/** Where the worker leads from a page that it doesn't have: what the page is, and what is at hand. */
export default function NotAtHandRoute() {
  const store = useStore();
  const [wanted, setWanted] = useState('/');
  const [products, setProducts] = useState<readonly PageAtHand[]>([]);
  useEffect(() => {
    const asked = ownPath(window.location.hash.replace(/^#de=/, ''), window.location.origin) ?? '/';
    setWanted(asked);
    pagesAtHand().then(setProducts);
    const open = () => window.location.replace(asked);
    window.addEventListener('online', open);
    return () => window.removeEventListener('online', open);
  }, []);
  return (
    <main className="shop-width grid max-w-[640px] gap-5 py-10">
      <title>{`Sin conexión | ${store.name}`}</title>
      <img src="/art/broken-thread.svg" alt="" width="150" height="120" />
      <h1 className="text-title">Esta página no quedó guardada</h1>
      <p className="text-secondary">
        Sin conexión puedes ver lo que ya abriste en este teléfono, buscar en todo el catálogo y armar tu
        pedido.
      </p>
      <a className="button button-primary justify-self-start" href={wanted}>
        Volver a intentar
      </a>
      <PageList heading="Lo que tienes a mano" pages={ALWAYS_AT_HAND} />
      {products.length > 0 && <PageList heading="Productos que viste" pages={products} />}
    </main>
  );
}

function PageList({ heading, pages }: { readonly heading: string; readonly pages: readonly PageAtHand[] }) {
  return (
    <section>
      <h2 className="text-block">{heading}</h2>
      <ul className="mt-2">
        {pages.map(({ path, title }) => (
          <li key={path}>
            <PageLink to={path} className="inline-flex min-h-11 items-center underline">
              {title}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
