import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** Whether the browser has had nothing better to do once since `isWanted` was first true. */
export function useCalm(isWanted: boolean): boolean {
  const [isCalm, setIsCalm] = useState(false);

  useEffect(() => {
    if (!isWanted) return;
    let isAwaited = true;
    whenIdle(() => {
      if (isAwaited) setIsCalm(true);
    });
    return () => {
      isAwaited = false;
    };
  }, [isWanted]);

  return isCalm;
}
