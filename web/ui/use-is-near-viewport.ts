import { type RefObject, useEffect, useState } from 'react';

/** Pictures are fetched at this distance from the viewport, or from the edge of a scrolling row (CONST-002). */
const NEAR = '200px';
/** Sideways only, because Chromium adds a row's vertical margin to the viewport's. */
const NEAR_IN_ROW = `0px ${NEAR}`;

/** Whether an element has come near the viewport once; always false if not `isEnabled`. */
export function useIsNearViewport(ref: RefObject<Element | null>, isEnabled = true): boolean {
  const [isNear, setIsNear] = useState(false);
  const isWatched = isEnabled && !isNear;

  useEffect(() => {
    if (!isWatched || ref.current === null) return;
    return whenNear(ref.current, () => setIsNear(true));
  }, [isWatched, ref]);

  return isNear;
}

let watcher: IntersectionObserver | undefined;
const awaiting = new WeakMap<Element, () => void>();

/** @returns a function that stops waiting */
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
