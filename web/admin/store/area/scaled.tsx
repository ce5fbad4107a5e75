import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** Lays its content out at a page's width, in px, and shows it at the width that there is. */
export function Scaled({ width, children }: { width: number; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  useLayoutEffect(() => {
    const shown = frame.current;
    if (shown === null) return;
    const rescale = () => setZoom(Math.min(1, shown.clientWidth / width));
    rescale();
    const watch = new ResizeObserver(rescale);
    watch.observe(shown);
    return () => watch.disconnect();
  }, [width]);
  return (
    <div ref={frame} className="overflow-hidden">
      <div style={{ width, zoom }}>{children}</div>
    </div>
  );
}
