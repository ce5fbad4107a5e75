import type {
  WireNewPriceBatch,
  WirePriceRule,
  WireSelectionRule,
  WireVatRule,
} from '#schemas/price-change.ts';
import type {
  WirePriceBatchReceipt,
  WirePricePreview,
  WirePriceProgress,
  WirePriceUndo,
  WireSelectedProducts,
  WireVatPreview,
} from '#schemas/price-change-answers.ts';
import type { WireRowsChanged } from '#schemas/wire/problem.ts';
import type { ApiProblem } from '#web/api/api-client.ts';
import { forgetKey, idempotencyKeyFor } from '#web/api/saved-key.ts';
import { callAdminApi } from '../call-admin-api.ts';
import { nullIfUnreachable } from '../null-if-unreachable.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { hasKeys } from '../promised-shape.ts';

const PATH = '/price-changes';
const CODES = ['unknownCodes', 'hiddenCodes', 'hiddenLeftOut'] as const;
export const UNREACHABLE = 'El servidor no responde. Lo que escribiste sigue aquí: intenta nuevamente.';

/** The first of the rows that changed, and how many there are. */
export type ChangedRows = Pick<WireRowsChanged, 'count' | 'rows'>;

export type ApplyOutcome =
  | { readonly kind: 'done'; readonly receipt: WirePriceBatchReceipt }
  /** Products changed since the preview; nothing was applied. */
  | ({ readonly kind: 'rows-changed' } & ChangedRows)
  | { readonly kind: 'failed'; readonly message: string };

/** @param signal ends a preview that a newer one replaces */
export function fetchPreview(rule: WirePriceRule, signal: AbortSignal): Promise<Outcome<WirePricePreview>> {
  return outcomeOf(() =>
    callAdminApi<WirePricePreview>(`${PATH}/preview`, {
      method: 'POST',
      body: rule,
      signal,
      isPromised: hasKeys('rows', ...CODES),
    }),
  );
}

/** @param signal as of {@link fetchPreview} */
export function fetchSelection(
  rule: WireSelectionRule,
  signal: AbortSignal,
): Promise<Outcome<WireSelectedProducts>> {
  return outcomeOf(() =>
    callAdminApi<WireSelectedProducts>(`${PATH}/selection`, {
      method: 'POST',
      body: rule,
      signal,
      isPromised: hasKeys('count', 'brands', ...CODES),
    }),
  );
}

/** @param signal as of {@link fetchPreview} */
export function fetchVatPreview(rule: WireVatRule, signal: AbortSignal): Promise<Outcome<WireVatPreview>> {
  return outcomeOf(() =>
    callAdminApi<WireVatPreview>(`${PATH}/vat/preview`, {
      method: 'POST',
      body: rule,
      signal,
      isPromised: hasKeys('rows', ...CODES),
    }),
  );
}

/** The key makes a repeat after a lost answer safe: prices change once. */
export async function applyPrices(batch: WireNewPriceBatch): Promise<ApplyOutcome> {
  const headers = { 'idempotency-key': idempotencyKeyFor('prices', JSON.stringify(batch)) };
  const answer = await nullIfUnreachable(() =>
    callAdminApi<WirePriceBatchReceipt>(PATH, {
      method: 'POST',
      body: batch,
      headers,
      success: 201,
      isPromised: hasKeys('id', 'status', 'changed'),
    }),
  );
  if (answer === null) return { kind: 'failed', message: UNREACHABLE };
  if (answer.ok) {
    forgetKey('prices');
    return { kind: 'done', receipt: answer.data };
  }
  if (isRowsChanged(answer.problem)) {
    const { count, rows } = answer.problem;
    return { kind: 'rows-changed', count, rows };
  }
  return { kind: 'failed', message: answer.problem.errors?.[0]?.message ?? answer.problem.title };
}

/** `null` when the server doesn't answer. */
export async function fetchPriceProgress(): Promise<WirePriceProgress | null> {
  const answer = await nullIfUnreachable(() =>
    callAdminApi<WirePriceProgress>(`${PATH}/progress`, { isPromised: hasKeys('running') }),
  );
  return answer?.ok ? answer.data : null;
}

/** @param ids the rows to restore; `null` for all */
export function undoPrices(id: string, ids: readonly string[] | null): Promise<Outcome<WirePriceUndo>> {
  return outcomeOf(() =>
    callAdminApi<WirePriceUndo>(`${PATH}/${encodeURIComponent(id)}/undo`, {
      method: 'POST',
      body: ids === null ? {} : { ids },
      isPromised: hasKeys('restored', 'changedSince'),
    }),
  );
}

/** Safe because the server sends the rows with this code alone. */
function isRowsChanged(problem: ApiProblem): problem is WireRowsChanged {
  return problem.code === 'rows-changed' && 'rows' in problem;
}
