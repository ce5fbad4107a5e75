const STORAGE_KEY = 'hilvan:flash-offers-since';

/** Without session storage the visit lasts as long as the page. */
let pageFirstSeenAt: number | null = null;

/** When this visit first saw the flash offers, in epoch ms; `null` before that (POPUP-G01). */
export function firstSeenAt(): number | null {
  if (pageFirstSeenAt !== null) return pageFirstSeenAt;
  try {
    const stored = sessionStorage.getItem(STORAGE_KEY);
    return stored === null ? null : Number(stored);
  } catch {
    return null;
  }
}

export function saveFirstSeenAt(now: number): void {
  pageFirstSeenAt = now;
  try {
    sessionStorage.setItem(STORAGE_KEY, String(now));
  } catch {
    // The page's own copy is used.
  }
}
