import { Skeleton } from '#web/ui/skeleton.tsx';
import { SectionFrame } from '../shell/section-frame.tsx';

/** The whole of 'Precios' with its last tab. */
export function WholesaleLoading() {
  return (
    <SectionFrame title="Precios">
      <Skeleton className="mb-4 h-[57px] lg:h-[47px]" />
      <ListsLoading />
    </SectionFrame>
  );
}

export function ListsLoading() {
  return (
    <div className="grid gap-4 xl:grid-cols-[208px_minmax(0,1fr)]">
      <Skeleton className="h-44" />
      <div className="grid gap-4">
        <Skeleton className="h-96" />
        <Skeleton className="h-64" />
      </div>
    </div>
  );
}
