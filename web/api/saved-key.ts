import { keyForRequest, type SavedKey } from './idempotency-key.ts';
import { randomKey } from './random-key.ts';

/** The requests that must succeed only once. */
export type IdempotentRequest =
  | 'order'
  | 'product'
  | 'message'
  | 'import'
  | 'prices'
  | 'product-action'
  | 'note'
  | 'customer-note'
  | 'payment'
  | 'refund'
  | 'quote'
  | 'desk-order'
  | 'receipt'
  | 'remnant';

/** Without session storage a key lasts as long as the page. */
const pageKeys = new Map<IdempotentRequest, SavedKey>();

/** @param request the content; another request gets another key */
export function idempotencyKeyFor(made: IdempotentRequest, request: string): string {
  const kept = keyForRequest({ request, kept: savedKey(made), makeKey: randomKey });
  pageKeys.set(made, kept);
  try {
    sessionStorage.setItem(placeOf(made), JSON.stringify(kept));
  } catch {
    // The page's own copy is used.
  }
  return kept.key;
}

/** Call after success: the next request is a new one, even with the same content. */
export function forgetKey(made: IdempotentRequest): void {
  pageKeys.delete(made);
  try {
    sessionStorage.removeItem(placeOf(made));
  } catch {
    // Without storage nothing was kept.
  }
}

const placeOf = (made: IdempotentRequest) => `hilvan:${made}-key`;

function savedKey(made: IdempotentRequest): SavedKey | null {
  const pageKey = pageKeys.get(made);
  if (pageKey !== undefined) return pageKey;
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(placeOf(made)) ?? 'null');
    return isSavedKey(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isSavedKey(stored: unknown): stored is SavedKey {
  return typeof stored === 'object' && stored !== null && 'key' in stored && 'requestMark' in stored;
}
