import { useEffect, useRef } from 'react';
import { TriangleAlert } from '#web/ui/stroke-icons.tsx';
import { cureFor } from './order-cures.tsx';
import type { OrderRefusal } from './order-refusal.ts';

/** Explains a refused order and what to do now. It takes the focus, so it scrolls into view. */
export function OrderRefusalNotice({ refusal }: { refusal: OrderRefusal }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { Notice } = cureFor(refusal.problem);
  if (Notice === null) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex scroll-mt-24 gap-3 rounded-3 bg-warning-soft p-5 text-warning outline-none"
    >
      <TriangleAlert aria-hidden="true" />
      <Notice refusal={refusal} />
    </div>
  );
}
