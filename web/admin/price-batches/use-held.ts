import { useState } from 'react';

/** The value as it was when something began to cover it; `null`, for a failed load, is never held. */
export function useHeld<T>(isCovered: boolean, value: T | null): T | null {
  const [held, setHeld] = useState(value);
  if (isCovered && held !== null) return held;
  if (held !== value) setHeld(value);
  return value;
}
