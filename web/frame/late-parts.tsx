import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { LateFavourites } from '#web/favourites/late-favourites.tsx';
import { LateOffline } from '#web/offline/late-offline.tsx';
import { LatePreview } from '#web/preview/late-preview.tsx';
import { CloseMenuOnBack } from '#web/storefront/close-menu-on-back.tsx';
import { floatInCorner } from '#web/storefront/float-in-corner.ts';
import { isBackOffice } from '#web/storefront/is-back-office.ts';
import { ServerWatch } from '#web/storefront/server-watch.tsx';
import { LateSuggestions } from '#web/suggestions/late-suggestions.tsx';
import { VisitWatch } from './visit-watch.tsx';

/** What every page has but no first view needs; it is fetched when the browser is idle. */
export function LateParts() {
  const { pathname } = useLocation();
  useEffect(() => {
    const bubble = document.querySelector<HTMLElement>('.help-bubble-place');
    return bubble === null ? undefined : floatInCorner(bubble);
  }, [pathname]);
  return (
    <>
      <ServerWatch />
      {!isBackOffice({ pathname }) && (
        <>
          <VisitWatch />
          <CloseMenuOnBack />
          <LateOffline />
          <LateSuggestions />
          <LateFavourites />
          <LatePreview />
        </>
      )}
    </>
  );
}
