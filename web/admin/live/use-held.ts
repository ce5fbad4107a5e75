import { useState } from 'react';

/** The value as it was when it began to be held; `null`, for a failed load, is never held. */
export function useHeld<T>(isHeld: boolean, value: T | null): T | null {
  const [held, setHeld] = useState(value);
  if (isHeld && held !== null) return held;
  if (held !== value) setHeld(value);
  return value;
}
