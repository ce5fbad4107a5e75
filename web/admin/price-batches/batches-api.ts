import type { WirePriceBatch, WirePriceBatchDetail } from '#schemas/price-change-answers.ts';
import { callAdminApi } from '../call-admin-api.ts';
import { nullIfUnreachable } from '../null-if-unreachable.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { hasKeys, isList } from '../promised-shape.ts';

const PATH = '/price-changes';

export const BATCHES_PER_PAGE = 20;

export type BatchesPage = {
  /** Newest first. */
  readonly batches: readonly WirePriceBatch[];
  /** Over all pages. */
  readonly total: number;
};

export type BatchesFilter = { readonly page: number; readonly isScheduled?: boolean };

/** @param isScheduled only batches that have a start or an end; `null` without an answer */
export async function fetchBatches({
  page,
  isScheduled = false,
}: BatchesFilter): Promise<BatchesPage | null> {
  const query = new URLSearchParams({ page: `${page}`, size: `${BATCHES_PER_PAGE}` });
  if (isScheduled) query.set('scheduled', '1');
  const answer = await nullIfUnreachable(() =>
    callAdminApi<WirePriceBatch[]>(`${PATH}?${query}`, { isPromised: isList }),
  );
  if (!answer?.ok) return null;
  return { batches: answer.data, total: Number(answer.headers.get('x-total-count') ?? answer.data.length) };
}

/** A batch with its rows; `null` without an answer. */
export async function fetchBatch(id: string): Promise<WirePriceBatchDetail | null> {
  const answer = await nullIfUnreachable(() =>
    callAdminApi<WirePriceBatchDetail>(pathOf(id), { isPromised: hasKeys('id', 'rows') }),
  );
  return answer?.ok ? answer.data : null;
}

/** Cancels a batch that has not started. */
export function cancelBatch(id: string): Promise<Outcome<null>> {
  return outcomeOf(() => callAdminApi<null>(pathOf(id), { method: 'DELETE', success: 204 }));
}

export function exportPath(id: string, format: 'csv' | 'xlsx'): string {
  return `/api${pathOf(id)}/export?format=${format}`;
}

function pathOf(id: string): string {
  return `${PATH}/${encodeURIComponent(id)}`;
}
