import { useSyncExternalStore } from 'react';

const STILLNESS = '(prefers-reduced-motion: reduce)';

/** Whether the person asked for stillness. */
export function prefersStillness(): boolean {
  return window.matchMedia(STILLNESS).matches;
}

/** Whether things may move by themselves: the tab is in sight, and nobody asked for stillness. */
export function useMayMove(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !document.hidden && !prefersStillness(),
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  const stillness = window.matchMedia(STILLNESS);
  stillness.addEventListener('change', onChange);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    stillness.removeEventListener('change', onChange);
    document.removeEventListener('visibilitychange', onChange);
  };
}
