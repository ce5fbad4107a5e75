/** The worker serves the whole site; its file says which answers it keeps. */
const WORKER = '/sw.js';

/** How often the page looks whether a new version waits, in ms. */
const LOOK_MS = 5000;

/**
 * Keeps the open page, and once more when the worker of a new version takes over under it.
 * @returns ends it
 */
export function keepPageAtRest(): () => void {
  const { serviceWorker } = navigator;
  const keepAgain = () => void keepPageInWorker();
  // The first worker's beginning is no change of version.
  if (serviceWorker.controller !== null) serviceWorker.addEventListener('controllerchange', keepAgain);
  keepPageInWorker();
  const looking = setInterval(askToTakeOver, LOOK_MS);
  return () => {
    serviceWorker.removeEventListener('controllerchange', keepAgain);
    clearInterval(looking);
  };
}

/** Registers the worker, and asks it to keep the open page. Without room or permission the shop works as before. */
async function keepPageInWorker(): Promise<void> {
  try {
    await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ type: 'keep', page: window.location.pathname, photos: shownPhotos() });
  } catch {
    // A browser may refuse in private windows or without room.
  }
}

/**
 * Asks the waiting worker itself: Chromium changes workers once the earlier one has nothing to do, so a question to that
 * one would put the change off.
 */
async function askToTakeOver(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.waiting?.postMessage({ type: 'take-over' });
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
