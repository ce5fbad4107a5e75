import { useEffect, useState } from 'react';
import { doesShopAnswer } from '#web/api/does-shop-answer.ts';

/** How often a shop that didn't answer is asked again while the page is seen, in ms. */
const ASK_EVERY_MS = 10_000;

/**
 * Whether the shop answers, as far as the page knows. A browser that is online says nothing of the shop, so a shop
 * that didn't answer once is asked until it does.
 * @param isAtFirst whether the page itself came from the shop
 */
export function useIsReachable(isAtFirst: boolean): boolean {
  const [isReachable, setIsReachable] = useState(isAtFirst && navigator.onLine);
  useEffect(() => {
    const note = async () => setIsReachable(navigator.onLine && (await doesShopAnswer()));
    const noteOffline = () => setIsReachable(false);
    window.addEventListener('online', note);
    window.addEventListener('offline', noteOffline);
    const asking = isReachable ? undefined : setInterval(note, ASK_EVERY_MS);
    return () => {
      window.removeEventListener('online', note);
      window.removeEventListener('offline', noteOffline);
      clearInterval(asking);
    };
  }, [isReachable]);
  return isReachable;
}
