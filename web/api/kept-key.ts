import { type KeptKey, keyForRequest } from './idempotency-key.ts';

/** What is made once, however often it is sent. */
export type MadeOnce = 'order' | 'product';

/** Where the session can't be written to, a key lasts as long as the page. */
const keysOfThisPage = new Map<MadeOnce, KeptKey>();

/** @param request what is sent: another request gets another key */
export function idempotencyKeyFor(made: MadeOnce, request: string): string {
  const kept = keyForRequest({ request, kept: keptKey(made), makeKey: randomKey });
  keysOfThisPage.set(made, kept);
  try {
    sessionStorage.setItem(placeOf(made), JSON.stringify(kept));
  } catch {
    // The page's own copy stands in.
  }
  return kept.key;
}

/** After it is made: the next one is another, even when it asks for the same. */
export function forgetKey(made: MadeOnce): void {
  keysOfThisPage.delete(made);
  try {
    sessionStorage.removeItem(placeOf(made));
  } catch {
    // Nothing was kept there.
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

/** `crypto.randomUUID` is missing on plain HTTP, where a shop tries things out. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
