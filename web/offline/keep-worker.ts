/** The worker serves the whole site; its file says which answers it keeps. */
const WORKER = '/sw.js';

/** Registers the worker, and asks it to keep the open page. Without room or permission the shop works as before. */
export async function keepPageInWorker(): Promise<void> {
  try {
    await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ type: 'keep', page: window.location.pathname, photos: shownPhotos() });
  } catch {
    // A browser may refuse in private windows or without room.
  }
}

/** After the shop's kill switch neither the worker nor what it kept may stay behind. */
export async function removeWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}

/** The photos of this site that the page has fetched. The browser still has them, so keeping them costs no request. */
function shownPhotos(): string[] {
  return [...document.images]
    .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    .map(({ currentSrc }) => currentSrc)
    .filter((url) => url.startsWith(window.location.origin));
}
