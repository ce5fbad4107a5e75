import { useEffect, useState } from 'react';
import { useLazyCode } from '#web/ui/use-lazy-code.ts';
import { holdsList, takeHeldList } from './list-of-browser.ts';
import { useHeldList } from './use-buyer.ts';

const fetchContent = async () => (await import('./list-strip-content.tsx')).ListStripContent;

/** The place below the header where a browser that holds a price list says so. All else comes only to such a browser. */
export function ListStrip() {
  const isHeld = useHeldList() !== null;
  const { code: Content, load } = useLazyCode(fetchContent);
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => setIsWanted(isHeld || holdsList()), [isHeld]);
  useEffect(() => {
    // Without it nothing says whose prices they are, so they are those of all.
    if (isWanted) load().then((isLoaded) => isLoaded || takeHeldList(null));
  }, [isWanted, load]);
  return <div className="list-strip">{isWanted && Content && <Content />}</div>;
}
