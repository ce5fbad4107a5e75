import type { WireStalePrices } from '#schemas/wire/price-change.ts';
import { callAdminApi } from '../call-admin-api.ts';
import { nullIfUnreachable } from '../null-if-unreachable.ts';
import { hasKeys } from '../promised-shape.ts';
import { fetchBatches } from './batches-api.ts';

export const OLD_PRICE_DAYS = 30;

const RECENT_MS = 14 * 86_400_000;

/** What General says about prices. */
export type PriceNotices = {
  /** Products whose price did not change in `OLD_PRICE_DAYS`. */
  readonly oldPrices: number;
  /** Rows that scheduled changes of the last two weeks left out. */
  readonly leftOut: number;
};

/** An unanswered part counts as 0: General has more to say than this. @param now epoch ms */
export async function fetchPriceNotices(now: number): Promise<PriceNotices> {
  const [stale, scheduled] = await Promise.all([
    nullIfUnreachable(() =>
      callAdminApi<WireStalePrices>(`/price-changes/stale?days=${OLD_PRICE_DAYS}`, {
        isPromised: hasKeys('count'),
      }),
    ),
    fetchBatches({ page: 1, isScheduled: true }),
  ]);
  const recent = (scheduled?.batches ?? []).filter(
    ({ appliedAt }) => appliedAt !== null && Date.parse(appliedAt) > now - RECENT_MS,
  );
  return {
    oldPrices: stale?.ok ? stale.data.count : 0,
    leftOut: recent.reduce((sum, batch) => sum + batch.leftOut, 0),
  };
}
