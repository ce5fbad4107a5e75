import { type SyntheticEvent, useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { fitsInBrowser } from '#schemas/wire/compact-catalogue-limit.ts';
import { useStorePage } from '#web/storefront/store-context.tsx';
import { whenIdle } from '#web/ui/when-idle.ts';
import {
  dropCatalogue,
  isCatalogueLoaded,
  preloadCatalogue,
  refreshCatalogue,
  subscribeToCatalogue,
} from './preload-catalogue.ts';

const PRELOAD_AFTER_MS = 4000;

/** What asks the home for other products: its forms, the links to another query, the buttons of the bar. */
const QUERY_CONTROLS = 'form, a[href^="/?"], .catalogue-bar';

type TouchProps = {
  readonly onPointerDown: (event: SyntheticEvent) => void;
  readonly onFocus: (event: SyntheticEvent) => void;
};

/**
 * Has the browser answer searches, filters and paging by itself from the first touch of any of them, or from a while
 * after the page came. What is in sight follows a catalogue that changed.
 * @returns what the element around all of them takes
 */
export function usePreloadedCatalogue(visibleProducts: number): TouchProps {
  const { isAdministrator } = useStorePage();
  const { revalidate } = useRevalidator();
  const canPreload = !isAdministrator && fitsInBrowser(visibleProducts);
  const showChange = useEffectEvent(() => revalidate());

  useEffect(() => {
    if (!canPreload) return dropCatalogue();
    const unsubscribe = subscribeToCatalogue(() => showChange());
    const timer = setTimeout(preloadWhenIdle, PRELOAD_AFTER_MS);
    document.addEventListener('visibilitychange', refreshOnReturn);
    return () => {
      unsubscribe();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', refreshOnReturn);
    };
  }, [canPreload]);

  function preloadAtTouch({ target }: SyntheticEvent) {
    if (!canPreload || !(target instanceof Element) || target.closest(QUERY_CONTROLS) === null) return;
    // What the touch itself changes is painted first.
    setTimeout(preloadCatalogue);
  }

  return { onPointerDown: preloadAtTouch, onFocus: preloadAtTouch };
}

function preloadWhenIdle(): void {
  whenIdle(() => {
    if (document.visibilityState === 'visible') preloadCatalogue();
  });
}

/** Who comes back to the tab finds today's prices. */
function refreshOnReturn(): void {
  if (document.visibilityState !== 'visible') return;
  if (isCatalogueLoaded()) refreshCatalogue();
  else preloadWhenIdle();
}
