import { Skeleton } from '#web/ui/skeleton.tsx';
import { SectionFrame } from '../shell/section-frame.tsx';

export function OrderPageLoading() {
  return (
    <SectionFrame title="Pedido">
      <Skeleton className="h-60" />
      <Skeleton className="mt-4 h-120" />
    </SectionFrame>
  );
}
