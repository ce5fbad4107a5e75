import { useEffect, useEffectEvent } from 'react';

type Interval = {
  /** The time between two ticks, in ms. */
  readonly everyMs: number;
  readonly isOn: boolean;
  /** A new value restarts the wait. */
  readonly restart?: number;
};

/** Calls `tick` at each interval while `isOn`. */
export function useInterval({ everyMs, isOn, restart = 0 }: Interval, tick: () => void): void {
  const onTick = useEffectEvent(tick);

  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => onTick(), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, isOn, restart]);
}
