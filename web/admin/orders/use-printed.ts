import { useEffect, useEffectEvent, useState } from 'react';

export type Printed<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly content: T };

/** Fetches what a page prints, once, and opens the print dialog when it is there. */
export function usePrinted<T extends object>(fetchContent: () => Promise<T | null>): Printed<T> {
  const [printed, setPrinted] = useState<Printed<T>>({ kind: 'loading' });
  const load = useEffectEvent(fetchContent);
  useEffect(() => {
    let isCurrent = true;
    load().then((content) => {
      if (isCurrent) setPrinted(content === null ? { kind: 'failed' } : { kind: 'ready', content });
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  useEffect(() => {
    if (printed.kind === 'ready') window.print();
  }, [printed.kind]);
  return printed;
}
