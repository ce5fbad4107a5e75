import { useCallback, useState } from 'react';

export type LazyCode<Code> = {
  /** `null` until it is loaded. */
  readonly code: Code | null;
  /** Resolves to whether the code is loaded. After a failure the next call tries again. */
  readonly load: () => Promise<boolean>;
};

/** Code that is fetched on first use. A failed fetch does not throw: the caller needs a fallback. */
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
