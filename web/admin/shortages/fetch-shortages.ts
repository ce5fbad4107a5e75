import type { WireShortages } from '#schemas/stock-answers.ts';
import { callAdminApi } from '../call-admin-api.ts';
import { nullIfUnreachable } from '../null-if-unreachable.ts';
import { hasKeys } from '../promised-shape.ts';

/** What these orders ask and the shelf has less of; `null` after a failure. */
export async function fetchShortages(ids: readonly string[]): Promise<WireShortages | null> {
  const request = { isPromised: hasKeys('lines', 'orders') };
  const answer = await nullIfUnreachable(() =>
    callAdminApi<WireShortages>(`/stock/shortages?ids=${ids.join()}`, request),
  );
  return answer?.ok ? answer.data : null;
}
