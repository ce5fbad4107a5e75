import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ChevronDown } from '#web/ui/stroke-icons.tsx';
import { type ScrollHint, scrollHint } from './scroll-hint.ts';

const HINT_TEXTS = { more: 'Desliza para ver más', 'almost-over': '¡Casi llegas al final!' } as const;

/** A scrolling list with a hint at its lower edge about how much is left (PANEL-010, PANEL-011). */
export function HintedList({ children }: { children: ReactNode }) {
  const [hint, setHint] = useState<ScrollHint>(null);
  const list = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const measure = () => setHint(scrollHint(element));
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    for (const child of element.children) watcher.observe(child);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      watcher.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);

  return (
    <div className="relative min-h-0 flex-1">
      <section ref={list} aria-label="Productos del carrito" className="h-full overflow-y-auto px-5 lg:px-7">
        <div>{children}</div>
      </section>
      {hint !== null && (
        <p className="pointer-events-none absolute inset-x-0 bottom-0 flex h-21 items-end justify-center gap-2 bg-[linear-gradient(transparent,var(--color-paper)_82%)] pb-2.5 text-sm font-medium text-secondary">
          <ChevronDown aria-hidden="true" /> {HINT_TEXTS[hint]}
        </p>
      )}
    </div>
  );
}
