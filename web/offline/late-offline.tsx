import { useEffect } from 'react';
import { useLazyCode } from '#web/ui/use-lazy-code.ts';
import { whenIdle } from '#web/ui/when-idle.ts';
import { whenQuiet } from '#web/ui/when-quiet.ts';

const fetchOfflineParts = async () => (await import('./offline-parts.tsx')).OfflineParts;

/** How long a first visit stays undisturbed after the page has come with its photos and after each press, in ms. */
const REST_MS = 3000;

/** What makes the shop open without network, fetched when the page is at rest. */
export function LateOffline() {
  const { code: OfflineParts, load } = useLazyCode(fetchOfflineParts);
  useEffect(() => {
    // Insecure pages have no workers, the development server no built one.
    if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
    const isLate = navigator.serviceWorker.controller !== null || !navigator.onLine;
    if (isLate) whenIdle(load);
    else atRest(load);
  }, [load]);
  return OfflineParts && <OfflineParts />;
}

function atRest(act: () => void): void {
  const wait = () => whenQuiet(act, REST_MS);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
