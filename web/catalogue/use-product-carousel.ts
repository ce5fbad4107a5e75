import { useAtWidth } from '#web/ui/use-at-width.ts';
import { type Carousel, useCarousel } from '#web/ui/use-carousel.ts';
import {
  advances,
  CAROUSEL_INTERVALS_MS,
  FLASH_SLOTS_AT,
  OFFERS_SLOTS_AT,
  RELATED_SLOTS_AT,
} from './carousel-slots.ts';

const RULES = {
  offers: { slotsAt: OFFERS_SLOTS_AT, heedsPointer: true },
  flash: { slotsAt: FLASH_SLOTS_AT, heedsPointer: true },
  related: { slotsAt: RELATED_SLOTS_AT, heedsPointer: false },
} as const;

/** A carousel of products (CAROUSEL-005 to CAROUSEL-014). */
export function useProductCarousel(kind: keyof typeof RULES, items: number): Carousel {
  const { slotsAt, heedsPointer } = RULES[kind];
  const slots = useAtWidth(slotsAt);
  const canTurn = (isPointerOver: boolean) =>
    slots !== null && advances({ items, slots, isPointerOver: heedsPointer && isPointerOver });
  return useCarousel({
    count: items,
    intervalMs: CAROUSEL_INTERVALS_MS[kind],
    canTurn: slots === null ? null : canTurn,
  });
}
