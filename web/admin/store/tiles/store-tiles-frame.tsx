import type { ReactNode } from 'react';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SectionFrame } from '../../shell/section-frame.tsx';

export function StoreTilesFrame({ children }: { children: ReactNode }) {
  return (
    <SectionFrame
      title="Mi tienda"
      aside={
        <ButtonLink to="/" variant="outline" size="small">
          Ver la tienda
        </ButtonLink>
      }
    >
      {children}
    </SectionFrame>
  );
}

export function StoreLoading() {
  return (
    <StoreTilesFrame>
      <Skeleton className="h-120" />
    </StoreTilesFrame>
  );
}
