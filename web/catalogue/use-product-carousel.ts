import {
  advances,
  CAROUSEL_INTERVALS,
  flashSlides,
  offersSlides,
  relatedSlots,
} from '#domain/catalogue/carousel-slots.ts';
import { type Carousel, useCarousel } from '#web/ui/use-carousel.ts';
import { useWindowWidth } from './use-window-width.ts';

const RULES = {
  offers: { slotsAt: offersSlides, heedsPointer: true },
  flash: { slotsAt: flashSlides, heedsPointer: true },
  related: { slotsAt: relatedSlots, heedsPointer: false },
} as const;

/** A carousel of that many products (CAROUSEL-005 to CAROUSEL-014). */
export function useProductCarousel(kind: keyof typeof RULES, items: number): Carousel {
  const { slotsAt, heedsPointer } = RULES[kind];
  const width = useWindowWidth();
  const mayTurn = (isPointerOver: boolean) =>
    width !== null &&
    advances({ items, slots: slotsAt(width), isPointerOver: heedsPointer && isPointerOver });
  return useCarousel({
    count: items,
    interval: CAROUSEL_INTERVALS[kind],
    mayTurn: width === null ? null : mayTurn,
  });
}
