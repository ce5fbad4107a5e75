import { normalisedCategory } from '../text/normalised.ts';

/** A brand or colour for comparison, without outer spaces, case and accents. */
export function comparableName(name: string): string {
  return normalisedCategory(name).trim();
}
