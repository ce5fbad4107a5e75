import { setTimeout as pause } from 'node:timers/promises';

/** In ms. An order takes several turns, each of which would wait for a piece of long work; in this time it takes all. */
const BREATH_MS = 10;

/** What long work in memory awaits between two pieces, so that orders and pages wait for one piece and not for many. */
export function breathe(): Promise<void> {
  return pause(BREATH_MS);
}
