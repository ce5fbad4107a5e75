import type { Remnant, StockCounts, StockWatch } from '#schemas/stock.ts';
import type {
  WireOfferedRemnant,
  WireProductStock,
  WireStockDifferences,
  WireStockList,
  WireStockMoved,
} from '#schemas/stock-answers.ts';
import { forgetKey, idempotencyKeyFor } from '#web/api/saved-key.ts';
import { callAdminApi } from '../call-admin-api.ts';
import { nullIfUnreachable } from '../null-if-unreachable.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { hasKeys } from '../promised-shape.ts';
import { SHELF_ROWS, type ShelfQuery } from './shelf-query.ts';

/** What is counted, by supplier; `null` after a failure. */
export async function fetchShelf({ text, only, page }: ShelfQuery): Promise<WireStockList | null> {
  const search = new URLSearchParams({ page: `${page}`, size: `${SHELF_ROWS}` });
  if (text !== '') search.set('q', text);
  if (only !== null) search.set(only, '1');
  const request = { isPromised: hasKeys('counted', 'rows') };
  const answer = await nullIfUnreachable(() => callAdminApi<WireStockList>(`/stock?${search}`, request));
  return answer?.ok ? answer.data : null;
}

/** What there is of a product, with its ledger; `null` after a failure. */
export async function fetchProductStock(id: string): Promise<WireProductStock | null> {
  const request = { isPromised: hasKeys('unit', 'variants') };
  const answer = await nullIfUnreachable(() => callAdminApi<WireProductStock>(pathOf(id), request));
  return answer?.ok ? answer.data : null;
}

export function watchStock(id: string, body: StockWatch): Promise<Outcome<WireProductStock>> {
  const request = { method: 'PUT', body, isPromised: hasKeys('unit', 'variants') } as const;
  return outcomeOf(() => callAdminApi(pathOf(id), request));
}

type Receipt = {
  readonly supplier: string;
  readonly lines: readonly {
    readonly _id: string;
    readonly variant: string;
    readonly amount: number;
    readonly note: string;
  }[];
};

/** The key makes a repeat after a lost answer safe: nothing is received twice. */
export async function receiveGoods(receipt: Receipt): Promise<Outcome<WireStockMoved>> {
  const body = { kind: 'received', ...receipt };
  const headers = { 'idempotency-key': idempotencyKeyFor('receipt', JSON.stringify(body)) };
  const request = {
    method: 'POST',
    body,
    headers,
    success: 201,
    isPromised: hasKeys('_id', 'lines'),
  } as const;
  const outcome = await outcomeOf(() => callAdminApi<WireStockMoved>('/stock/moves', request));
  if (outcome.ok) forgetKey('receipt');
  return outcome;
}

/** Makes a remnant a product of its own. The key makes a repeat after a lost answer safe. */
export async function offerRemnant(id: string, body: Remnant): Promise<Outcome<WireOfferedRemnant>> {
  const headers = { 'idempotency-key': idempotencyKeyFor('remnant', JSON.stringify({ id, ...body })) };
  const request = { method: 'POST', body, headers, success: 201, isPromised: hasKeys('_id') } as const;
  const outcome = await outcomeOf(() => callAdminApi<WireOfferedRemnant>(`${pathOf(id)}/remnants`, request));
  if (outcome.ok) forgetKey('remnant');
  return outcome;
}

/** A count; with `dryRun` only what it differs in. The same count again changes nothing. */
export function sendCount(body: StockCounts): Promise<Outcome<WireStockDifferences>> {
  const request = { method: 'POST', body, isPromised: hasKeys('differences') } as const;
  return outcomeOf(() => callAdminApi('/stock/counts', request));
}

function pathOf(id: string): string {
  return `/stock/${encodeURIComponent(id)}`;
}
