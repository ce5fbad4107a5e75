import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TriangleAlert } from '#web/ui/stroke-icons.tsx';

type FailureNoticeProps = { readonly advice: string; readonly canRetry: boolean };

/** Reports that the message could not be sent, scrolls into view, and offers a retry. */
export function FailureNotice({ advice, canRetry }: FailureNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex gap-3 rounded-3 bg-error-soft p-5 text-error outline-none sm:col-span-2"
    >
      <TriangleAlert aria-hidden="true" className="shrink-0" />
      <div>
        <p className="font-semibold">No pudimos enviar tu mensaje.</p>
        <p>Lo que escribiste sigue aquí. {advice}</p>
        <Button type="submit" variant="outline" size="small" className="mt-3" disabled={!canRetry}>
          Reintentar
        </Button>
      </div>
    </div>
  );
}
