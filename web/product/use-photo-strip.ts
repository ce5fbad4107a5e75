import { type RefObject, useEffect, useRef } from 'react';

type PhotoStrip = {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
  readonly onPointerDown: () => void;
  readonly onWheel: () => void;
};

/**
 * Synchronises the scroll position of the photo row with the index that arrows and thumbnails change. The row snaps,
 * and each photo is as wide as the row.
 */
export function usePhotoStrip({
  index,
  onSwipe,
}: {
  index: number;
  onSwipe: (index: number) => void;
}): PhotoStrip {
  const ref = useRef<HTMLDivElement>(null);
  /** The target of a scripted scroll: photos passed on the way are not chosen. */
  const heading = useRef<number | null>(null);
  const isShown = useRef(false);

  useEffect(() => {
    const strip = ref.current;
    if (strip === null) return;
    const distance = Math.abs(placeOf(strip) - index);
    if (distance > 0 || heading.current !== null) {
      heading.current = index;
      // It slides to a neighbour. A slide over several photos would only flicker.
      const behavior = distance <= 1 && isShown.current ? 'auto' : 'instant';
      strip.scrollTo({ left: index * strip.clientWidth, behavior });
    }
    isShown.current = true;
    if (strip.contains(document.activeElement)) {
      strip.children[index]?.querySelector('button')?.focus({ preventScroll: true });
    }
  }, [index]);

  const takeOver = () => {
    heading.current = null;
  };
  return {
    ref,
    onScroll() {
      if (ref.current === null) return;
      const place = placeOf(ref.current);
      if (heading.current === null) onSwipe(place);
      else if (heading.current === place) heading.current = null;
    },
    onPointerDown: takeOver,
    onWheel: takeOver,
  };
}

function placeOf(strip: Element): number {
  return Math.round(strip.scrollLeft / Math.max(strip.clientWidth, 1));
}
