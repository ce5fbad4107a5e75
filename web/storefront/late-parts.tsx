import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { LateOffline } from '#web/offline/late-offline.tsx';
import { LateSuggestions } from '#web/suggestions/late-suggestions.tsx';
import { floatInCorner } from './float-in-corner.ts';
import { isBackOffice } from './is-back-office.ts';
import { ServerWatch } from './server-watch.tsx';
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
          <LateOffline />
          <LateSuggestions />
        </>
      )}
    </>
  );
}
