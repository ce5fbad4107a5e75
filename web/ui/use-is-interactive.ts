import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page's scripts have taken over: what works only with them is no use before. */
export function useIsInteractive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
