import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/**
 * Lays its content out at a page's width, in px, and shows it at the width that there is. Wider than the window it never
 * is, because the storefront's styles go by the window.
 */
export function Scaled({ width, children }: { width: number; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [layout, setLayout] = useState({ width, zoom: 1 });
  useLayoutEffect(() => {
    const shown = frame.current;
    if (shown === null) return;
    const rescale = () => {
      const laidOut = Math.min(width, window.innerWidth);
      setLayout({ width: laidOut, zoom: Math.min(1, shown.clientWidth / laidOut) });
    };
    rescale();
    const watch = new ResizeObserver(rescale);
    watch.observe(shown);
    return () => watch.disconnect();
  }, [width]);
  return (
    <div ref={frame} className="overflow-hidden">
      <div style={layout}>{children}</div>
    </div>
  );
}
