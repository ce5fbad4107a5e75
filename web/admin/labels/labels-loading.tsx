import { Skeleton } from '#web/ui/skeleton.tsx';
import { SectionFrame } from '../shell/section-frame.tsx';

export function LabelsLoading() {
  return (
    <SectionFrame title="Etiquetas">
      <Skeleton className="h-160" />
    </SectionFrame>
  );
}
