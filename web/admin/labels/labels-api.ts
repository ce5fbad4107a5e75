import type { WireOwnBarCodes } from '#schemas/bar-codes-answers.ts';
import type { WireLabelledProduct, WireLabels } from '#schemas/labels.ts';
import { callAdminApi } from '../call-admin-api.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { hasKeys } from '../promised-shape.ts';

/** What labels of these products say now, read at once. */
export async function fetchLabels(
  productIds: readonly string[],
): Promise<Outcome<readonly WireLabelledProduct[]>> {
  if (productIds.length === 0) return { ok: true, data: [] };
  const request = { method: 'POST', body: { productIds }, isPromised: hasKeys('products') } as const;
  const outcome = await outcomeOf(() => callAdminApi<WireLabels>('/labels', request));
  return outcome.ok ? { ok: true, data: outcome.data.products } : outcome;
}

/** The server gives so many products their codes in one call. */
const AT_ONCE = 500;

/** Gives a code of the shop's own to whatever has none of these products. */
export async function giveOwnBarCodes(productIds: readonly string[]): Promise<Outcome<null>> {
  for (let from = 0; from < productIds.length; from += AT_ONCE) {
    const body = { productIds: productIds.slice(from, from + AT_ONCE) };
    const request = { method: 'POST', body, isPromised: hasKeys('given') } as const;
    const outcome = await outcomeOf(() => callAdminApi<WireOwnBarCodes>('/bar-codes/own', request));
    if (!outcome.ok) return outcome;
  }
  return { ok: true, data: null };
}
