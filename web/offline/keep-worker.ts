/** The worker serves the whole site; its file says which answers it keeps. */
const WORKER = '/sw.js';

/** How often the worker is asked to hand over while a new version waits, in ms. Chance keeps open pages from asking at once. */
const askAgainMs = () => 1000 + 2000 * Math.random();

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
  // Chromium forgets the change when a request or another question comes at its moment, so one question is not enough.
  const ask = () => {
    void askForNewVersion();
    asking = setTimeout(ask, askAgainMs());
  };
  let asking = setTimeout(ask, askAgainMs());
  return () => {
    serviceWorker.removeEventListener('controllerchange', keepAgain);
    clearTimeout(asking);
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

async function askForNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.waiting) registration.active?.postMessage({ type: 'hand-over' });
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
