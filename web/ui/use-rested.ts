import { useEffect, useState } from 'react';
import { whenQuiet } from './when-quiet.ts';

const REST_MS = 4000;

/** Whether somebody has once read for a while, without a press, since `isWanted` became true. */
export function useRested(isWanted: boolean): boolean {
  const [isRested, setIsRested] = useState(false);

  useEffect(() => (isWanted ? whenQuiet(() => setIsRested(true), REST_MS) : undefined), [isWanted]);

  return isRested;
}
