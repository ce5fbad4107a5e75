import type { WireQuoteDraftContent, WireQuoteRequest } from '#schemas/quote.ts';
import type { WireQuote, WireQuoteDraft, WireQuoteReceipt } from '#schemas/quote-answers.ts';
import { callAdminApi } from '#web/admin/call-admin-api.ts';
import { nullIfUnreachable } from '#web/admin/null-if-unreachable.ts';
import { type Outcome, outcomeOf } from '#web/admin/outcome.ts';
import { hasKeys, isList } from '#web/admin/promised-shape.ts';
import type { ApiProblem } from '#web/api/api-client.ts';
import { forgetKey, idempotencyKeyFor } from '#web/api/saved-key.ts';

export type DraftOutcome =
  | { readonly kind: 'saved'; readonly draft: WireQuoteDraft }
  /** Another administrator saved first: the present draft. */
  | { readonly kind: 'stale'; readonly draft: WireQuoteDraft }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'unreachable' };

/** All versions of an order's quote, the newest first; `null` without an answer. */
export async function fetchQuotes(orderId: string): Promise<readonly WireQuote[] | null> {
  const request = { isPromised: isList };
  const answer = await nullIfUnreachable(() =>
    callAdminApi<WireQuote[]>(`${orderPath(orderId)}/quotes`, request),
  );
  return answer?.ok ? answer.data : null;
}

export async function fetchQuoteDraft(orderId: string): Promise<WireQuoteDraft | null> {
  const answer = await nullIfUnreachable(() =>
    callAdminApi<WireQuoteDraft>(draftPath(orderId), { isPromised: isDraft }),
  );
  return answer?.ok ? answer.data : null;
}

/** Saves only over the version that the editor began from. */
export async function saveQuoteDraft(
  orderId: string,
  { content, version }: { content: WireQuoteDraftContent; version: number },
): Promise<DraftOutcome> {
  const answer = await nullIfUnreachable(() =>
    callAdminApi<WireQuoteDraft>(draftPath(orderId), {
      method: 'PUT',
      body: content,
      headers: { 'if-match': `"${version}"` },
      isPromised: isDraft,
    }),
  );
  if (answer === null) return { kind: 'unreachable' };
  if (answer.ok) return { kind: 'saved', draft: answer.data };
  const { problem } = answer;
  if (isStale(problem)) return { kind: 'stale', draft: problem.current };
  return { kind: 'refused', message: problem.errors?.[0]?.message ?? problem.title };
}

/** Returns whether the draft was dropped. */
export async function discardQuoteDraft(orderId: string): Promise<boolean> {
  const request = { method: 'DELETE', success: 204 } as const;
  const answer = await nullIfUnreachable(() => callAdminApi(draftPath(orderId), request));
  return answer?.ok === true;
}

/**
 * The key makes a repeat after a lost answer safe: one version is sent.
 * @param draft the version of the draft that it was made from; a newer one is a conflict
 */
export async function sendQuote(
  orderId: string,
  quote: WireQuoteRequest,
  draft: number,
): Promise<Outcome<WireQuoteReceipt>> {
  const headers = {
    'idempotency-key': idempotencyKeyFor('quote', JSON.stringify({ orderId, ...quote })),
    'if-match': `"${draft}"`,
  };
  const outcome = await outcomeOf(() =>
    callAdminApi<WireQuoteReceipt>(`${orderPath(orderId)}/quotes`, {
      method: 'POST',
      body: quote,
      headers,
      success: 201,
      isPromised: hasKeys('version', 'link', 'total'),
    }),
  );
  if (outcome.ok) forgetKey('quote');
  return outcome;
}

const isDraft = hasKeys('lines', 'version', 'products');

const orderPath = (orderId: string) => `/orders/${encodeURIComponent(orderId)}`;
const draftPath = (orderId: string) => `${orderPath(orderId)}/quote-draft`;

type StaleProblem = ApiProblem & { readonly current: WireQuoteDraft };

/** Safe because the server sends the present draft with this code alone. */
function isStale(problem: ApiProblem): problem is StaleProblem {
  return problem.code === 'stale-version' && 'current' in problem;
}
