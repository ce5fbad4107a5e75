import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { WireVisitReport } from '#schemas/visit-report.ts';
import { browserCartStore, subscribeToCart } from '#web/cart/browser-cart-store.ts';
import { createVisitLog, type VisitLog } from '#web/storefront/visit-log.ts';

/** Tells the shop what is looked for on its pages, without a word about who (STORE-008). It shows nothing. */
export function VisitWatch() {
  const [log] = useState(beginVisit);
  const { pathname, search } = useLocation();
  useEffect(() => log.noteAddress({ pathname, search }), [log, pathname, search]);
  useEffect(() => noteUntilLeft(log), [log]);
  return null;
}

function beginVisit(): VisitLog {
  return createVisitLog({ hasArrived: hasComeFromOutside(), cart: browserCartStore().cart(), send });
}

/** A reload or a step back is no visit. */
function hasComeFromOutside(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const isNew = entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';
  return isNew && URL.parse(document.referrer)?.origin !== window.location.origin;
}

function noteUntilLeft(log: VisitLog): () => void {
  const ofThisTab = () => {
    // Another tab reports its own changes of the cart.
    if (document.visibilityState === 'visible') log.noteCart(browserCartStore().cart());
  };
  const whenHidden = () => {
    if (document.visibilityState === 'hidden') log.report();
  };
  const unsubscribe = subscribeToCart(ofThisTab);
  document.addEventListener('visibilitychange', whenHidden);
  window.addEventListener('pagehide', log.report);
  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', whenHidden);
    window.removeEventListener('pagehide', log.report);
  };
}

/** The browser sends it also while the page goes away. If it can't, the shop counts one visit less. */
function send(report: WireVisitReport): void {
  navigator.sendBeacon('/api/visits', new Blob([JSON.stringify(report)], { type: 'application/json' }));
}
