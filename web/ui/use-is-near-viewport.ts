import { type RefObject, useEffect, useState } from 'react';

/** Pictures are asked for when they come this near to the window, or to the row that they are scrolled in (CONST-002). */
const NEAR = '200px';
/** Sideways only: what a row's margin adds above and below, Chromium adds to the window's. */
const NEAR_IN_ROW = `0px ${NEAR}`;

/** Whether an element has come near the window once; never while `isAwaited` is false. */
export function useIsNearViewport(ref: RefObject<Element | null>, isAwaited = true): boolean {
  const [isNear, setIsNear] = useState(false);
  const isWatched = isAwaited && !isNear;

  useEffect(() => {
    if (!isWatched || ref.current === null) return;
    return whenNear(ref.current, () => setIsNear(true));
  }, [isWatched, ref]);

  return isNear;
}

let watcher: IntersectionObserver | undefined;
const awaiting = new WeakMap<Element, () => void>();

/** @returns the way to stop waiting */
function whenNear(element: Element, callback: () => void): () => void {
  watcher ??= new IntersectionObserver(release, { rootMargin: NEAR, scrollMargin: NEAR_IN_ROW });
  const observer = watcher;
  awaiting.set(element, callback);
  observer.observe(element);
  return () => observer.unobserve(element);
}

function release(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (isIntersecting) awaiting.get(target)?.();
  }
}
