import { Skeleton } from '#web/ui/skeleton.tsx';
import { SectionFrame } from '../shell/section-frame.tsx';

export function StockLoading() {
  return (
    <SectionFrame title="Existencias">
      <Skeleton className="h-160" />
    </SectionFrame>
  );
}
