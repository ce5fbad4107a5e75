import { Skeleton } from '#web/ui/skeleton.tsx';
import { SectionFrame } from '../shell/section-frame.tsx';

export function CustomersLoading() {
  return (
    <SectionFrame title="Clientes">
      <Skeleton className="mb-4 h-12" />
      <Skeleton className="h-120" />
    </SectionFrame>
  );
}

export function CustomerLoading() {
  return (
    <SectionFrame title="Cliente">
      <Skeleton className="h-28" />
      <div className="customer-parts">
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
      </div>
    </SectionFrame>
  );
}
