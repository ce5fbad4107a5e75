import { type RefObject, useEffect, useState } from 'react';

/** Pictures are asked for when they come this near to the window, or to the row that they are scrolled in (CONST-002). */
const NEAR = '200px';
/** Sideways only: what a row's margin adds above and below, Chromium adds to the window's. */
const NEAR_IN_ROW = `0px ${NEAR}`;

/** Whether an element has come near the window once; never while `isAwaited` is false. */
export function useIsNear(ref: RefObject<Element | null>, isAwaited = true): boolean {
  return useWasMet(ref, { isAwaited, watch: watchNear });
}

/** Whether any of an element has stood in the window once; never while `isAwaited` is false. */
export function useWasSeen(ref: RefObject<Element | null>, isAwaited = true): boolean {
  return useWasMet(ref, { isAwaited, watch: watchSeen });
}

type Watch = (element: Element, onMet: () => void) => () => void;

function useWasMet(
  ref: RefObject<Element | null>,
  { isAwaited, watch }: { isAwaited: boolean; watch: Watch },
): boolean {
  const [wasMet, setWasMet] = useState(false);
  const isWatched = isAwaited && !wasMet;

  useEffect(() => {
    if (!isWatched || ref.current === null) return;
    return watch(ref.current, () => setWasMet(true));
  }, [isWatched, ref, watch]);

  return wasMet;
}

const watchNear = watchOf({ rootMargin: NEAR, scrollMargin: NEAR_IN_ROW });
const watchSeen = watchOf({});

/** One observer for all elements: hundreds of pictures wait on a page. What it returns stops the waiting. */
function watchOf(options: IntersectionObserverInit): Watch {
  let watcher: IntersectionObserver | undefined;
  const awaiting = new WeakMap<Element, () => void>();

  return (element, onMet) => {
    watcher ??= new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) awaiting.get(target)?.();
      }
    }, options);
    const observer = watcher;
    awaiting.set(element, onMet);
    observer.observe(element);
    return () => observer.unobserve(element);
  };
}
