import { Skeleton } from '#web/ui/skeleton.tsx';
import { ListLoading } from '../list/list-loading.tsx';
import { SectionFrame } from '../shell/section-frame.tsx';

export function CustomersLoading() {
  return (
    <SectionFrame title="Clientes">
      <ListLoading toolbar="count" />
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
