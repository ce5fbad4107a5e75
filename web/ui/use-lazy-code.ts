import { useCallback, useState } from 'react';

export type LazyCode<Code> = {
  /** `null` until it was demanded and came. */
  readonly code: Code | null;
  /** Resolves to whether it is there; what could not be had is fetched again at the next load. */
  readonly load: () => Promise<boolean>;
};

/** Code that comes over the line on first need. One that can't be had breaks no page: who demanded it makes do. */
export function useLazyCode<Code>(fetchCode: () => Promise<Code>): LazyCode<Code> {
  const [code, setCode] = useState<Code | null>(null);
  const load = useCallback(async () => {
    try {
      const fetched = await fetchCode();
      setCode(() => fetched);
      return true;
    } catch {
      return false;
    }
  }, [fetchCode]);
  return { code, load };
}
