import { useCallback, useEffect, useState } from 'react';
import { useDeskNews } from './use-desk-news.tsx';

export type LiveData<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'loaded'; readonly data: T };

/**
 * Data that a part of a screen fetches for itself, and again after each change of an order. What is shown stays until
 * the new data are there, also when they can't be fetched.
 * @param load returns `null` after a failure; it must be the same function while it loads the same
 */
export function useLiveData<T>(load: () => Promise<T | null>): [LiveData<T>, refresh: () => Promise<void>] {
  const [loaded, setLoaded] = useState<{ by: typeof load; state: LiveData<T> } | null>(null);
  const revision = useDeskNews()?.orders.revision ?? null;
  const refresh = useCallback(async () => {
    const data = await load();
    setLoaded((before) => {
      const isKept = data === null && before?.by === load && before.state.kind === 'loaded';
      if (isKept) return before;
      return { by: load, state: data === null ? { kind: 'failed' } : { kind: 'loaded', data } };
    });
  }, [load]);
  useEffect(() => {
    // The first news come soon after the first load, and say nothing new.
    void revision;
    refresh();
  }, [refresh, revision]);
  return [loaded?.by === load ? loaded.state : { kind: 'loading' }, refresh];
}
