/**
 * Leaves nothing of an administrator's work in a browser that a shopper may use next: neither drafts, which name
 * customers, nor photos of hidden products.
 */
export function forgetSession(): void {
  navigator.serviceWorker?.controller?.postMessage({ type: 'forget' });
  try {
    sessionStorage.clear();
  } catch {
    // Without storage nothing was kept.
  }
}
