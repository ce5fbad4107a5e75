import { BLANK_SETTINGS } from './blank-store.ts';
import { DEMO_LEGAL } from './demo-legal.ts';
import { DEMO_PAYMENTS } from './demo-payments.ts';
import { DEMO_SETTINGS, DEMO_START } from './demo-store.ts';
import type { StartingStore } from './store-of.ts';

/**
 * What a shop began with, which it keeps where nobody edited it: `earlier` is a shop from before legal texts and blanks
 * were part of the start.
 */
export const STARTS = {
  earlier: DEMO_START,
  demo: {
    ...DEMO_START,
    // Its first products are counted.
    settings: {
      ...DEMO_SETTINGS,
      legal: DEMO_LEGAL,
      stock: { ...DEMO_SETTINGS.stock, isOn: true },
      payments: DEMO_PAYMENTS,
    },
  },
  blank: { ...DEMO_START, settings: BLANK_SETTINGS },
} as const satisfies Record<string, StartingStore>;

export type StartName = keyof typeof STARTS;
