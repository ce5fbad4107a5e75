import { Skeleton } from '#web/ui/skeleton.tsx';
import { SectionFrame } from '../shell/section-frame.tsx';

/** The whole of 'Precios' with its first tab. */
export function PricesLoading() {
  return (
    <SectionFrame title="Precios">
      <Skeleton className="mb-4 h-[57px] lg:h-[47px]" />
      <StudioLoading />
    </SectionFrame>
  );
}

export function StudioLoading() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-56" />
      <Skeleton className="h-56" />
      <Skeleton className="h-96" />
    </div>
  );
}
