import { Skeleton } from '#web/ui/skeleton.tsx';
import { SectionFrame } from '../shell/section-frame.tsx';

/** While the calculator's code arrives; it needs no data. */
export function CalculatorLoading() {
  return (
    <SectionFrame title="Calculadora">
      <Skeleton className="h-120" />
    </SectionFrame>
  );
}
