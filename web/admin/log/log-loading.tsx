import { Skeleton } from '#web/ui/skeleton.tsx';
import { SectionFrame } from '../shell/section-frame.tsx';

export function LogLoading() {
  return (
    <SectionFrame title="Registro">
      <Skeleton className="mb-4 h-27 sm:h-12" />
      <Skeleton className="h-160" />
    </SectionFrame>
  );
}
