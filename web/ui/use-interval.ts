import { useEffect, useEffectEvent } from 'react';

type Interval = {
  /** Milliseconds between two ticks. */
  readonly everyMs: number;
  readonly isOn: boolean;
  /** A new value begins the wait anew. */
  readonly restart?: number;
};

/** Calls `tick` again and again while it is on. */
export function useInterval({ everyMs, isOn, restart = 0 }: Interval, tick: () => void): void {
  const onTick = useEffectEvent(tick);

  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => onTick(), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, isOn, restart]);
}
