import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ListedProduct } from '#domain/products/listed-product.ts';
import { SewnProgress } from '#web/ui/sewn-progress.tsx';
import { BackLink } from './back-link.tsx';
import { Elsewhere } from './elsewhere.tsx';
import { RelatedCarousel } from './related-carousel.tsx';

/**
 * The page of an unknown id. It fetches the product once more, then offers other products, a search, the sections and a link home (DETAIL-002).
 */
export function MissingProduct({ others }: { others: readonly ListedProduct[] }) {
  const hasRetried = useRetry();
  return (
    <main className="shop-width min-h-svh py-5">
      <BackLink />
      <div
        className="grid min-h-80 place-content-center justify-items-center gap-5 text-center"
        role="status"
      >
        {hasRetried ? <NotFound /> : <Loading />}
      </div>
      <Elsewhere />
      {hasRetried && others.length > 0 && <RelatedCarousel products={others} />}
    </main>
  );
}

function useRetry(): boolean {
  const { revalidate } = useRevalidator();
  const [hasRetried, setHasRetried] = useState(false);
  useEffect(() => {
    let isGone = false;
    revalidate().then(() => {
      if (!isGone) setHasRetried(true);
    });
    return () => {
      isGone = true;
    };
  }, [revalidate]);
  return hasRetried;
}

function Loading() {
  return (
    <>
      <SewnProgress />
      <strong>Cargando...</strong>
      <noscript>
        <a href="/">Ir al inicio</a>
      </noscript>
    </>
  );
}

function NotFound() {
  return (
    <>
      <h1 className="text-title">No encontramos este producto</h1>
      <p className="max-w-[30em] text-secondary">
        Puede que ya no lo tengamos o que el enlace esté incompleto. Mira estos otros o vuelve al inicio.
      </p>
      <a className="button button-primary" href="/">
        Ir al inicio
      </a>
    </>
  );
}
