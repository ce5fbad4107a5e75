import { useEffect, useEffectEvent } from 'react';

type Interval = {
  /** Milliseconds between two ticks. */
  readonly every: number;
  readonly isOn: boolean;
  /** A new value begins the wait anew. */
  readonly restart?: number;
};

/** Calls `tick` again and again while it is on. */
export function useInterval({ every, isOn, restart = 0 }: Interval, tick: () => void): void {
  const onTick = useEffectEvent(tick);

  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => onTick(), every);
    return () => clearInterval(timer);
  }, [every, isOn, restart]);
}
