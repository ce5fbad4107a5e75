import { Skeleton } from '#web/ui/skeleton.tsx';
import { SectionFrame } from '../shell/section-frame.tsx';

export function NewProductLoading() {
  return (
    <SectionFrame title="Agregar Producto">
      <Skeleton className="h-120" />
    </SectionFrame>
  );
}
