import { useCallback, useSyncExternalStore } from 'react';
import type { WidthSteps } from './width-steps.ts';

/**
 * The step's value at the window's width, or `null` on the server and during hydration. Values are compared by
 * identity. Media queries are used because reading the width would force a layout.
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
  return window.matchMedia(`(min-width: ${from / 16}rem)`);
}
