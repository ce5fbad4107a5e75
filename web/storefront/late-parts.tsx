import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { LateFavourites } from '#web/favourites/late-favourites.tsx';
import { LateOffline } from '#web/offline/late-offline.tsx';
import { LatePreview } from '#web/preview/late-preview.tsx';
import { LateSuggestions } from '#web/suggestions/late-suggestions.tsx';
import { CloseMenuOnBack } from './close-menu-on-back.tsx';
import { floatInCorner } from './float-in-corner.ts';
import { isBackOffice } from './is-back-office.ts';
import { ServerWatch } from './server-watch.tsx';
import { VisitWatch } from './visit-watch.tsx';

// For the page of favourites.
export { FavouriteButton } from '#web/favourites/favourite-button.tsx';
export { RememberedLists } from '#web/favourites/remembered-lists.tsx';
export { forgetSeen } from '#web/favourites/remembered-storage.ts';

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
