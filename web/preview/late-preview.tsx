import { useEffect } from 'react';
import { useLazyCode } from '#web/ui/use-lazy-code.ts';
import { whenQuiet } from '#web/ui/when-quiet.ts';

const fetchPreview = async () => (await import('./page-preview.tsx')).PagePreview;

/** A shopper who has read for that long, in ms, may tap next. */
const READS_FOR_MS = 2000;

/** What shows the next page from a tap on, fetched while the shopper reads, or when a finger touches the first link. */
export function LatePreview() {
  const { code: PagePreview, load } = useLazyCode(fetchPreview);
  useEffect(() => {
    const stop = new AbortController();
    const begin = () => {
      stop.abort();
      callOff();
      load();
    };
    const callOff = whenQuiet(begin, READS_FOR_MS);
    const touched = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a[href]')) begin();
    };
    window.addEventListener('pointerdown', touched, { signal: stop.signal, passive: true, capture: true });
    return () => {
      stop.abort();
      callOff();
    };
  }, [load]);
  return PagePreview && <PagePreview />;
}
