import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { deskPath } from '#domain/addresses/desk-path.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { SewnProgress } from '#web/ui/sewn-progress.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ToolbarLoading } from '../list/list-loading.tsx';
import { SectionFrame } from '../shell/section-frame.tsx';
import { IfMay } from '../shell/use-role.tsx';

export function ProductsFrame({ children }: { children: ReactNode }) {
  return (
    <SectionFrame
      title="Mis Productos"
      aside={
        <IfMay capability="catalogue">
          <ButtonLink to={deskPath('newProduct')} variant="primary" className="max-sm:px-4">
            <Plus aria-hidden="true" />
            <span>
              Agregar<span className="max-sm:sr-only"> Producto</span>
            </span>
          </ButtonLink>
        </IfMay>
      }
    >
      {children}
    </SectionFrame>
  );
}

export function ProductsLoading() {
  return (
    <ProductsFrame>
      <ToolbarLoading toolbar="choice" />
      <Skeleton className="h-11" />
      <CardsLoading />
    </ProductsFrame>
  );
}

/** In place of the cards alone. */
export function CardsLoading() {
  return (
    <div role="status" className="grid min-h-96 place-content-center justify-items-center gap-4">
      <SewnProgress />
      <strong>Cargando...</strong>
    </div>
  );
}
