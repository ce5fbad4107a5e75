import { Skeleton } from '#web/ui/skeleton.tsx';
import { SectionFrame } from '../shell/section-frame.tsx';

export function OverviewLoading() {
  return (
    <SectionFrame title="General" aside={<p className="min-h-[1lh]" />}>
      <Skeleton className="h-[232px] lg:h-[136px]" />
      <Skeleton className="mt-5 h-120" />
    </SectionFrame>
  );
}
