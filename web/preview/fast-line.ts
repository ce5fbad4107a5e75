import { savesData } from '#web/ui/saves-data.ts';

type Connection = { readonly effectiveType?: string; readonly downlink?: number };

/** In Mbit/s, as the browser estimates it. */
const FAST_DOWNLINK = 5;

/** Whether what may never be used can be fetched. Safe: a browser without the API has no `connection`, and counts as slow. */
export function isFastLine(): boolean {
  const { connection } = navigator as { connection?: Connection };
  const { effectiveType, downlink = 0 } = connection ?? {};
  return !savesData() && effectiveType === '4g' && downlink >= FAST_DOWNLINK;
}
