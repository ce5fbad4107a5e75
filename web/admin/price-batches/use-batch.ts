import { useCallback, useEffect, useState } from 'react';
import type { WirePriceBatchDetail } from '#schemas/price-change-answers.ts';
import { fetchBatch } from './batches-api.ts';

type OpenBatch =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'found'; readonly batch: WirePriceBatchDetail };

/** A batch with its rows. */
export function useBatch(id: string): { state: OpenBatch; refresh(): Promise<void> } {
  const [state, setState] = useState<OpenBatch>({ kind: 'loading' });
  const load = useCallback(
    async (isCurrent: () => boolean) => {
      const batch = await fetchBatch(id);
      if (isCurrent()) setState(batch === null ? { kind: 'failed' } : { kind: 'found', batch });
    },
    [id],
  );
  useEffect(() => {
    let isShown = true;
    setState({ kind: 'loading' });
    load(() => isShown);
    return () => {
      isShown = false;
    };
  }, [load]);
  const refresh = useCallback(() => load(() => true), [load]);
  return { state, refresh };
}
