import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** Whether the browser has had nothing better to do once since `isWanted` was first true. */
export function useIdle(isWanted: boolean): boolean {
  const [isIdle, setIsIdle] = useState(false);

  useEffect(() => {
    if (!isWanted) return;
    let isAwaited = true;
    whenIdle(() => {
      if (isAwaited) setIsIdle(true);
    });
    return () => {
      isAwaited = false;
    };
  }, [isWanted]);

  return isIdle;
}
