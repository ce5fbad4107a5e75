import { Skeleton } from '#web/ui/skeleton.tsx';
import { SectionFrame } from '../shell/section-frame.tsx';

export function WithdrawalsLoading() {
  return (
    <SectionFrame title="Arrepentimientos" aside={<p className="min-h-[1lh]" />}>
      <Skeleton className="h-64" />
    </SectionFrame>
  );
}
