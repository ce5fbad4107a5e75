import type { WirePriceMoment } from '#schemas/price-change-answers.ts';
import { callAdminApi } from '../call-admin-api.ts';
import { nullIfUnreachable } from '../null-if-unreachable.ts';
import { isList } from '../promised-shape.ts';

/** A product's changes of price, newest first; `null` without an answer. */
export async function fetchPriceMoments(id: string): Promise<readonly WirePriceMoment[] | null> {
  const path = `/items/${encodeURIComponent(id)}/prices`;
  const answer = await nullIfUnreachable(() => callAdminApi<WirePriceMoment[]>(path, { isPromised: isList }));
  return answer?.ok ? answer.data : null;
}
