import { valueAtWidth, type WidthSteps } from './width-steps.ts';

/** Milliseconds between two advances (CAROUSEL-005, CAROUSEL-007, CAROUSEL-009). */
export const CAROUSEL_INTERVALS = { offers: 5000, flash: 4000, related: 5000 } as const;

const RELATED: WidthSteps<number> = {
  first: 1,
  steps: [
    { from: 1024, value: 2 },
    { from: 1280, value: 3 },
    { from: 1500, value: 4 },
  ],
};

const OFFERS: WidthSteps<number> = {
  first: 1,
  steps: [
    { from: 768, value: 2 },
    { from: 1280, value: 3 },
    { from: 1920, value: 4 },
  ],
};

const FLASH: WidthSteps<number> = {
  first: 1,
  steps: [
    { from: 640, value: 2 },
    { from: 768, value: 3 },
    { from: 1024, value: 4 },
    { from: 1280, value: 5 },
  ],
};

/** How many related products stand side by side in a window of that width in px (CAROUSEL-010). */
export function relatedSlots(width: number): number {
  return valueAtWidth(RELATED, width);
}

/** The same for the special offers (CAROUSEL-006). */
export function offersSlides(width: number): number {
  return valueAtWidth(OFFERS, width);
}

/** The same for the flash offers (CAROUSEL-008). */
export function flashSlides(width: number): number {
  return valueAtWidth(FLASH, width);
}

type Carousel = {
  readonly items: number;
  readonly slots: number;
  /** Only the offers and flash carousels stop for the pointer (CAROUSEL-012, CAROUSEL-013). */
  readonly isPointerOver?: boolean;
};

/** Whether a carousel moves by itself: there is more than fits, and nothing holds it (CAROUSEL-011). */
export function advances({ items, slots, isPointerOver = false }: Carousel): boolean {
  return items > slots && !isPointerOver;
}
