import { type KeptKey, keyForRequest } from './idempotency-key.ts';

const STORAGE_KEY = 'hilvan:order-key';

/** Where the session can't be written to, the key lasts as long as the page. */
let keyOfThisPage: KeptKey | null = null;

export function idempotencyKeyFor(request: string): string {
  const kept = keyForRequest({ request, kept: keptKey(), makeKey: randomKey });
  keyOfThisPage = kept;
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
  } catch {
    // The page's own copy stands in.
  }
  return kept.key;
}

/** After an order is placed: the next one is another, even when it asks for the same. */
export function forgetKey(): void {
  keyOfThisPage = null;
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was kept there.
  }
}

function keptKey(): KeptKey | null {
  if (keyOfThisPage !== null) return keyOfThisPage;
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
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
