import { Skeleton } from '#web/ui/skeleton.tsx';
import { SectionFrame } from '../shell/section-frame.tsx';

export function NewOrderLoading() {
  return (
    <SectionFrame title="Nuevo pedido">
      <Skeleton className="h-120" />
    </SectionFrame>
  );
}
