import { useCallback, useSyncExternalStore } from 'react';
import type { WidthSteps } from './width-steps.ts';

/**
 * What holds at the window's width: a plain value, which is compared by identity; `null` on the server and while the
 * page takes over from it. The width itself is not read, since that makes the browser lay out the page at once.
 */
export function useAtWidth<T>(steps: WidthSteps<T>): T | null {
  const subscribe = useCallback((onChange: () => void) => watchSteps(steps, onChange), [steps]);
  return useSyncExternalStore(
    subscribe,
    () => valueNow(steps),
    () => null,
  );
}

/** In the browser only. */
export function valueNow<T>({ first, steps }: WidthSteps<T>): T {
  return steps.findLast(({ from }) => fromWidth(from).matches)?.value ?? first;
}

function watchSteps<T>({ steps }: WidthSteps<T>, onChange: () => void): () => void {
  const queries = steps.map(({ from }) => fromWidth(from));
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}

function fromWidth(from: number): MediaQueryList {
  return window.matchMedia(`(min-width: ${from}px)`);
}
