import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** Whether the browser has been idle once since `isWanted` became true. */
export function useIdle(isWanted: boolean): boolean {
  const [isIdle, setIsIdle] = useState(false);

  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    whenIdle(() => {
      if (isCurrent) setIsIdle(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);

  return isIdle;
}
