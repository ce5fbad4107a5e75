import type { WidthSteps } from '#web/ui/width-steps.ts';

/** The time between two advances, in ms (CAROUSEL-005, CAROUSEL-007, CAROUSEL-009). */
export const CAROUSEL_INTERVALS_MS = { offers: 5000, flash: 4000, related: 5000 } as const;

/** How many related products stand side by side (CAROUSEL-010). */
export const RELATED_SLOTS_AT: WidthSteps<number> = {
  first: 1,
  steps: [
    { from: 1024, value: 2 },
    { from: 1280, value: 3 },
    { from: 1500, value: 4 },
  ],
};

/** How many special offers stand side by side (CAROUSEL-006). */
export const OFFERS_SLOTS_AT: WidthSteps<number> = {
  first: 1,
  steps: [
    { from: 768, value: 2 },
    { from: 1280, value: 3 },
    { from: 1920, value: 4 },
  ],
};

/** How many flash offers stand side by side (CAROUSEL-008). */
export const FLASH_SLOTS_AT: WidthSteps<number> = {
  first: 1,
  steps: [
    { from: 640, value: 2 },
    { from: 768, value: 3 },
    { from: 1024, value: 4 },
    { from: 1280, value: 5 },
  ],
};

type Carousel = {
  readonly items: number;
  readonly slots: number;
  /** Only the offers and flash carousels stop for the pointer (CAROUSEL-012, CAROUSEL-013). */
  readonly isPointerOver?: boolean;
};

/** Whether a carousel turns by itself: not all items fit, and no pointer holds it (CAROUSEL-011). */
export function advances({ items, slots, isPointerOver = false }: Carousel): boolean {
  return items > slots && !isPointerOver;
}
