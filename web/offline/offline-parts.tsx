import { useEffect } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { Taxonomy } from '#domain/catalogue/taxonomy.ts';
import { doesShopAnswer } from '#web/api/does-shop-answer.ts';
import { isCatalogueLoaded, preloadCatalogue } from '#web/catalogue/preload-catalogue.ts';
import { useCategories } from '#web/storefront/store-context.tsx';
import { isAtHand } from './is-at-hand.ts';
import { keepPageAtRest, removeWorker } from './keep-worker.ts';
import { type PageOrigin, pageOrigin } from './page-origin.ts';
import { RefusedOrderStrip } from './refused-order-strip.tsx';
import { UnderHeader } from './under-header.tsx';
import { useIsReachable } from './use-is-reachable.ts';
import { useOrderSending } from './use-order-sending.ts';
import { notAtHandPath, wantedPage } from './wanted-page.ts';

/** What makes the shop open without network, and says that it is. */
export function OfflineParts() {
  const origin = pageOrigin();
  const { taxonomy } = useCategories();
  const isReachable = useIsReachable(origin !== 'kept-offline');
  useOrderSending(isReachable);
  useWorker(origin);
  useFreshData({ isReachable, isKept: origin === 'kept-slow' || origin === 'kept-offline' });
  useWantedPage(taxonomy);
  useEffect(() => {
    // So that searching and filtering need no request.
    if (!isReachable) preloadCatalogue(taxonomy);
  }, [isReachable, taxonomy]);
  return (
    <>
      <link rel="manifest" href="/manifest.webmanifest" />
      {!isReachable && (
        <UnderHeader>
          <p role="status" className="offline-strip">
            Sin conexión: ves lo último que se cargó
          </p>
        </UnderHeader>
      )}
      <RefusedOrderStrip />
    </>
  );
}

function useWorker(origin: PageOrigin): void {
  useEffect(() => {
    if (origin === 'no-worker') removeWorker();
    else return keepPageAtRest();
    return undefined;
  }, [origin]);
}

/** A kept page gets its present prices as soon as the shop answers. */
function useFreshData({ isReachable, isKept }: { isReachable: boolean; isKept: boolean }): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isReachable && isKept) revalidate();
  }, [isReachable, isKept, revalidate]);
}

/** Opens what the worker could not answer as a whole page. */
function useWantedPage(taxonomy: Taxonomy): void {
  const navigate = useNavigate();
  useEffect(() => {
    const wanted = wantedPage(window.location);
    if (wanted === null) return;
    catalogueAtHand(taxonomy).then(async () => {
      if ((await isAtHand(wanted)) || (await doesShopAnswer())) navigate(wanted, { replace: true });
      // Asked for as a whole page again, it would lead back to the home.
      else window.location.replace(notAtHandPath(wanted));
    });
  }, [navigate, taxonomy]);
}

/** Waits a few seconds for the catalogue, which another part of the page may be loading already. */
async function catalogueAtHand(taxonomy: Taxonomy): Promise<void> {
  await preloadCatalogue(taxonomy);
  for (let tries = 0; tries < 20 && !isCatalogueLoaded(); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
