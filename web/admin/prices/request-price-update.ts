import type { WirePriceList, WirePriceUpdate } from '#schemas/price-list.ts';
import type { ApiAnswer } from '#web/api/api-client.ts';
import { callAdminApi } from '../call-admin-api.ts';

export type PriceUpdateOutcome =
  | { readonly kind: 'updated'; readonly result: WirePriceUpdate }
  /** `faults` names each faulty row of the list. */
  | { readonly kind: 'refused'; readonly message: string; readonly faults: readonly string[] }
  | { readonly kind: 'failed'; readonly status: number }
  | { readonly kind: 'unexpected'; readonly error: string };

/** Reads the list and applies it only after a 200 (PRICES-007). It has no time limit (PRICES-009). */
export async function requestPriceUpdate(): Promise<PriceUpdateOutcome> {
  try {
    const list = await callAdminApi<WirePriceList>('/get-prices');
    if (!list.ok || list.status !== 200) return outcomeOf(list);
    const { rows } = list.data;
    const update = await callAdminApi<WirePriceUpdate>('/update-prices', { method: 'POST', body: { rows } });
    return update.ok ? { kind: 'updated', result: update.data } : outcomeOf(update);
  } catch (error) {
    return { kind: 'unexpected', error: error instanceof Error ? error.message : String(error) };
  }
}

/** The problem's text, or only the status when there is none (PRICES-G02). */
function outcomeOf(answer: ApiAnswer<unknown>): PriceUpdateOutcome {
  if (answer.ok || answer.problem.code === 'unreadable-answer')
    return { kind: 'failed', status: answer.status };
  const { title, detail = title, errors = [] } = answer.problem;
  return { kind: 'refused', message: detail, faults: errors.map(({ message }) => message) };
}
