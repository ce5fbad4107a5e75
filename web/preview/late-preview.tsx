import { useEffect } from 'react';
import { useLazyCode } from '#web/ui/use-lazy-code.ts';

const fetchPreview = async () => (await import('./page-preview.tsx')).PagePreview;

/** The first things that a shopper does, long before the tap that leads on. */
const SIGNS = ['pointerdown', 'pointermove', 'scroll', 'keydown'] as const;
/** A shopper who only reads for that long, in ms, may tap next. */
const READS_FOR_MS = 3000;

/** What shows the next page from a tap on, fetched at the shopper's first sign. */
export function LatePreview() {
  const { code: PagePreview, load } = useLazyCode(fetchPreview);
  useEffect(() => {
    const stop = new AbortController();
    const begin = () => {
      stop.abort();
      clearTimeout(timer);
      load();
    };
    const timer = setTimeout(begin, READS_FOR_MS);
    for (const sign of SIGNS) {
      window.addEventListener(sign, begin, { signal: stop.signal, passive: true, capture: true });
    }
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [load]);
  return PagePreview && <PagePreview />;
}
