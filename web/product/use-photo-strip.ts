import { type RefObject, useEffect, useRef } from 'react';

type PhotoStrip = {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
  readonly onPointerDown: () => void;
  readonly onWheel: () => void;
};

/**
 * Keeps a row of photos that a finger turns and the index that arrows and thumbnails turn at the same photo. The row
 * snaps, and each photo is as wide as the row.
 */
export function usePhotoStrip({
  index,
  onSwipe,
}: {
  index: number;
  onSwipe: (index: number) => void;
}): PhotoStrip {
  const ref = useRef<HTMLDivElement>(null);
  /** Where the row is going by itself: what it passes on its way there is nobody's choice. */
  const heading = useRef<number | null>(null);
  const isShown = useRef(false);

  useEffect(() => {
    const strip = ref.current;
    if (strip === null) return;
    const distance = Math.abs(placeOf(strip) - index);
    if (distance > 0 || heading.current !== null) {
      heading.current = index;
      // To the neighbour it slides, as under a finger; a jump over several photos would only be a flicker.
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
