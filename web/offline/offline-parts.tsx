import { useEffect } from 'react';
import { keepPageInWorker, removeWorker } from './keep-worker.ts';
import type { PageOrigin } from './page-origin.ts';

type OfflinePartsProps = { readonly origin: PageOrigin };

export function OfflineParts({ origin }: OfflinePartsProps) {
  useEffect(() => {
    if (origin === 'no-worker') removeWorker();
    else keepPageInWorker();
  }, [origin]);
  return null;
}
