import { Skeleton } from '#web/ui/skeleton.tsx';
import { SectionFrame } from '../shell/section-frame.tsx';

export function AccountLoading() {
  return (
    <SectionFrame title="Cuenta" aside={<p className="min-h-[1lh]" />}>
      <div className="account-cards">
        <Skeleton className="h-72" />
        <Skeleton className="h-72" />
      </div>
    </SectionFrame>
  );
}
