import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useLazyCode } from '#web/ui/use-lazy-code.ts';

type PlotProps<Chart> = {
  readonly fetchChart: () => Promise<Chart>;
  /** Describes the drawing for screen readers, and for everyone when its code can't be loaded. */
  readonly sentence: string;
  readonly className: string;
  readonly children: (Chart: Chart) => ReactNode;
};

/** Reserves a drawing's room until its code has loaded. */
export function Plot<Chart>({ fetchChart, sentence, className, children }: PlotProps<Chart>) {
  const { code: Chart, load } = useLazyCode(fetchChart);
  const [isLost, setIsLost] = useState(false);
  const fetchAgain = useCallback(async () => {
    setIsLost(false);
    setIsLost(!(await load()));
  }, [load]);
  useEffect(() => {
    fetchAgain();
  }, [fetchAgain]);

  if (isLost) {
    return (
      <div className={`${className} grid place-content-center justify-items-center gap-3 text-center`}>
        <p>{sentence}</p>
        <p className="text-sm text-muted">
          No se pudo cargar el gráfico. Si sigue sin cargarse, recarga la página.
        </p>
        <Button variant="outline" size="small" onClick={fetchAgain}>
          Reintentar
        </Button>
      </div>
    );
  }
  return (
    <div role="img" aria-label={sentence} className={className}>
      {Chart === null ? <Skeleton className="size-full" /> : children(Chart)}
    </div>
  );
}
