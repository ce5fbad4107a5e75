import { Skeleton } from '#web/ui/skeleton.tsx';
import { SectionFrame } from '../shell/section-frame.tsx';

export function PaymentsLoading() {
  return (
    <SectionFrame title="Cobros">
      <Skeleton className="h-160" />
    </SectionFrame>
  );
}
