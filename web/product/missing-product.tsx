import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ListedProduct } from '#domain/catalogue/listed-product.ts';
import { SewnProgress } from '#web/ui/sewn-progress.tsx';
import { BackLink } from './back-link.tsx';
import { RelatedCarousel } from './related-carousel.tsx';

/** The page of an unknown id. It asks once more, then offers other products and a link home (DETAIL-002). */
export function MissingProduct({ others }: { others: readonly ListedProduct[] }) {
  const hasAskedAgain = useSecondQuestion();
  return (
    <main className="shop-width min-h-svh py-5">
      <BackLink />
      <div className="grid h-96 place-content-center justify-items-center gap-5 text-center" role="status">
        {hasAskedAgain ? <NotThere /> : <Asking />}
      </div>
      {hasAskedAgain && others.length > 0 && <RelatedCarousel products={others} />}
    </main>
  );
}

function useSecondQuestion(): boolean {
  const { revalidate } = useRevalidator();
  const [hasAsked, setHasAsked] = useState(false);
  useEffect(() => {
    let isGone = false;
    revalidate().then(() => {
      if (!isGone) setHasAsked(true);
    });
    return () => {
      isGone = true;
    };
  }, [revalidate]);
  return hasAsked;
}

function Asking() {
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

function NotThere() {
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
