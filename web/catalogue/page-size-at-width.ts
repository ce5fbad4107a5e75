import type { PageSize } from '#domain/catalogue/page-size.ts';
import type { WidthSteps } from '#web/ui/width-steps.ts';

/** How many products the grid shows, by the window's width (GRID-024). */
export const PAGE_SIZE_AT: WidthSteps<PageSize> = {
  first: 4,
  steps: [
    { from: 1024, value: 6 },
    { from: 1280, value: 9 },
    { from: 1500, value: 13 },
    { from: 1736, value: 16 },
  ],
};
