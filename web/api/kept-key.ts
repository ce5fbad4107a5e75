import { type KeptKey, keyForRequest } from './idempotency-key.ts';

/** The requests that must succeed only once. */
export type MadeOnce = 'order' | 'product';

/** Without session storage a key lasts as long as the page. */
const keysOfThisPage = new Map<MadeOnce, KeptKey>();

/** @param request the content; another request gets another key */
export function idempotencyKeyFor(made: MadeOnce, request: string): string {
  const kept = keyForRequest({ request, kept: keptKey(made), makeKey: randomKey });
  keysOfThisPage.set(made, kept);
  try {
    sessionStorage.setItem(placeOf(made), JSON.stringify(kept));
  } catch {
    // The page's own copy is used.
  }
  return kept.key;
}

/** Call after success: the next request is a new one, even with the same content. */
export function forgetKey(made: MadeOnce): void {
  keysOfThisPage.delete(made);
  try {
    sessionStorage.removeItem(placeOf(made));
  } catch {
    // Without storage nothing was kept.
  }
}

const placeOf = (made: MadeOnce) => `hilvan:${made}-key`;

function keptKey(made: MadeOnce): KeptKey | null {
  const keyOfThisPage = keysOfThisPage.get(made);
  if (keyOfThisPage !== undefined) return keyOfThisPage;
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(placeOf(made)) ?? 'null');
    return isKeptKey(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isKeptKey(stored: unknown): stored is KeptKey {
  return typeof stored === 'object' && stored !== null && 'key' in stored && 'requestMark' in stored;
}

/** A random key. `crypto.randomUUID` is missing on plain HTTP, which a shop may use for trials. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
