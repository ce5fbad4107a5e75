import type { ReactNode } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SectionFrame } from '../shell/section-frame.tsx';

export function AnalysisFrame({ children }: { children: ReactNode }) {
  return (
    <SectionFrame title="Visitas y búsquedas">
      <p className="mb-4 max-w-160 text-secondary">
        Se cuenta por día y sin cookies: nunca se guarda quién mira. Los robots y las visitas del equipo no
        cuentan.
      </p>
      {children}
    </SectionFrame>
  );
}

export function AnalysisLoading() {
  return (
    <AnalysisFrame>
      <Skeleton className="h-160" />
    </AnalysisFrame>
  );
}
