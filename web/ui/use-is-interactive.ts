import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page is hydrated. Controls that need scripts are useless before that. */
export function useIsInteractive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
