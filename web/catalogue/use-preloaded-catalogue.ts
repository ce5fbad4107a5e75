import { type SyntheticEvent, useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { fitsInBrowser } from '#schemas/wire/compact-catalogue-limit.ts';
import { useStorePage } from '#web/storefront/store-context.tsx';
import { whenIdle } from '#web/ui/when-idle.ts';
import { whenQuiet } from '#web/ui/when-quiet.ts';
import {
  dropCatalogue,
  isCatalogueLoaded,
  preloadCatalogue,
  refreshCatalogue,
  subscribeToCatalogue,
} from './preload-catalogue.ts';

const PRELOAD_AFTER_MS = 4000;

/** The elements that change the query: forms, links to another query, and the buttons of the bar. */
const QUERY_CONTROLS = 'form, select, a[href^="/?"], a[href^="/filtros"], .catalogue-bar';

type TouchProps = {
  readonly onPointerDown: (event: SyntheticEvent) => void;
  readonly onFocus: (event: SyntheticEvent) => void;
};

/**
 * Preloads the catalogue, so that the browser itself answers searches, filters and paging. It starts at the first touch
 * of any of them, or once the shopper has read for a while. The page follows changes of the catalogue.
 * @returns props for the element around all of them
 */
export function usePreloadedCatalogue(visibleProducts: number): TouchProps {
  const { isAdministrator, categories } = useStorePage();
  const { taxonomy } = categories;
  const { revalidate } = useRevalidator();
  const canPreload = !isAdministrator && fitsInBrowser(visibleProducts);
  const showChange = useEffectEvent(() => revalidate());

  useEffect(() => {
    if (!canPreload) return dropCatalogue();
    const unsubscribe = subscribeToCatalogue(() => showChange());
    const callOff = whenQuiet(preloadIfSeen, PRELOAD_AFTER_MS);
    document.addEventListener('visibilitychange', refreshOnReturn);
    return () => {
      unsubscribe();
      callOff();
      document.removeEventListener('visibilitychange', refreshOnReturn);
    };

    function preloadIfSeen(): void {
      if (document.visibilityState === 'visible') preloadCatalogue(taxonomy);
    }

    /** Updates the prices when the shopper comes back to the tab. */
    function refreshOnReturn(): void {
      if (document.visibilityState !== 'visible') return;
      if (isCatalogueLoaded()) refreshCatalogue();
      else whenIdle(preloadIfSeen);
    }
  }, [canPreload, taxonomy]);

  function preloadAtTouch({ target }: SyntheticEvent) {
    if (!canPreload || !(target instanceof Element) || target.closest(QUERY_CONTROLS) === null) return;
    // After the touch's own change is painted.
    setTimeout(() => preloadCatalogue(taxonomy));
  }

  return { onPointerDown: preloadAtTouch, onFocus: preloadAtTouch };
}
