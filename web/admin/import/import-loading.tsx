import { Skeleton } from '#web/ui/skeleton.tsx';
import { SectionFrame } from '../shell/section-frame.tsx';

/** The whole of 'Importar' with its first tab. */
export function ImportLoading() {
  return (
    <SectionFrame title="Importar">
      <Skeleton className="mb-4 h-[57px] lg:h-[47px]" />
      <Skeleton className="h-120" />
    </SectionFrame>
  );
}
