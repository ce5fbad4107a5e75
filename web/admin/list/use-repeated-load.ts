import { useRevalidator } from 'react-router';
import { useInterval } from '#web/ui/use-interval.ts';

/**
 * Loads the screen's data anew while `isOn`. The time to the next load counts from the end of the one before, which the next
 * would break off: on a slow line none would ever end.
 */
export function useRepeatedLoad({ everyMs, isOn }: { everyMs: number; isOn: boolean }): void {
  const { state, revalidate } = useRevalidator();
  useInterval({ everyMs, isOn: isOn && state === 'idle' }, () => revalidate());
}
