import { type SyntheticEvent, useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { fitsInBrowser } from '#schemas/wire/compact-catalogue-limit.ts';
import { useStorePage } from '#web/storefront/store-context.tsx';
import { whenIdle } from '#web/ui/when-idle.ts';
import {
  bringCatalogue,
  forgetCatalogue,
  isCatalogueAtHand,
  renewCatalogue,
  watchCatalogue,
} from './catalogue-at-hand.ts';

const QUIET_MILLISECONDS = 4000;

/** What asks the home for other products: its forms, the links to another query, the buttons of the bar. */
const ASKS_FOR_OTHERS = 'form, a[href^="/?"], .catalogue-bar';

type TouchProps = {
  readonly onPointerDown: (event: SyntheticEvent) => void;
  readonly onFocus: (event: SyntheticEvent) => void;
};

/**
 * Has the browser answer searches, filters and paging by itself from the first touch of any of them, or from a while
 * after the page came. What is in sight follows a catalogue that changed.
 * @returns what the element around all of them takes
 */
export function useCatalogueAtHand(visibleProducts: number): TouchProps {
  const { isAdministrator } = useStorePage();
  const { revalidate } = useRevalidator();
  const mayHold = !isAdministrator && fitsInBrowser(visibleProducts);
  const showChange = useEffectEvent(() => revalidate());

  useEffect(() => {
    if (!mayHold) return forgetCatalogue();
    const unwatch = watchCatalogue(() => showChange());
    const timer = setTimeout(bringWhenIdle, QUIET_MILLISECONDS);
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      unwatch();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [mayHold]);

  function bringAtTouch({ target }: SyntheticEvent) {
    if (!mayHold || !(target instanceof Element) || target.closest(ASKS_FOR_OTHERS) === null) return;
    // What the touch itself changes is painted first.
    setTimeout(bringCatalogue);
  }

  return { onPointerDown: bringAtTouch, onFocus: bringAtTouch };
}

function bringWhenIdle(): void {
  whenIdle(() => {
    if (document.visibilityState === 'visible') bringCatalogue();
  });
}

/** Who comes back to the tab finds today's prices. */
function lookAgain(): void {
  if (document.visibilityState !== 'visible') return;
  if (isCatalogueAtHand()) renewCatalogue();
  else bringWhenIdle();
}
