import { z } from 'zod';
import type { Counted, CountPlace } from './count-place.ts';

const countedSchema = z.record(z.string(), z.int().min(0));

/** Keeps a count in this browser until it is stored: it goes on without network, and a reload loses nothing. */
export function saveCount(place: CountPlace, counted: Counted): void {
  try {
    if (Object.keys(counted).length === 0) localStorage.removeItem(keyOf(place));
    else localStorage.setItem(keyOf(place), JSON.stringify(counted));
  } catch {
    // Without storage the count lasts until the page is left.
  }
}

export function savedCount(place: CountPlace): Counted {
  try {
    return countedSchema.parse(JSON.parse(localStorage.getItem(keyOf(place)) ?? '{}'));
  } catch {
    return {};
  }
}

function keyOf({ section, subsection }: CountPlace): string {
  return `hilvan:conteo:${section}:${subsection}`;
}
