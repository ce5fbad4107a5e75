import { deskPath } from '#domain/addresses/desk-path.ts';
import './area.css';
import { ArrowLeft } from 'lucide-react';
import type { ComponentType } from 'react';
import { PageLink } from '#web/ui/page-link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SectionFailure } from '../../list/section-failure.tsx';
import { SectionFrame } from '../../shell/section-frame.tsx';
import type { LoadedArea } from './area-api.ts';
import { AreaConflictView } from './area-conflict-view.tsx';
import type { AreaDefinition, AreaForm } from './area-definition.ts';
import { AreaEditor } from './area-editor.tsx';
import { useAreaEdit } from './use-area-edit.ts';

type AreaScreenProps<Fields extends object> = {
  readonly definition: AreaDefinition<Fields>;
  /** What `fetchArea` brought; `null` shows the failure. */
  readonly loaded: LoadedArea<Fields> | null;
  readonly Form: ComponentType<{ readonly form: AreaForm<Fields> }>;
  /** The storefront's own components with these fields; they always pass the area's check. */
  readonly Preview: ComponentType<{ readonly fields: Fields }>;
};

/** The screen of one area of 'Mi tienda': form, preview, and earlier versions. */
export function AreaScreen<Fields extends object>({ loaded, ...props }: AreaScreenProps<Fields>) {
  const { title } = props.definition;
  return (
    <SectionFrame title={title}>
      <PageLink to={deskPath('store')} className="area-back">
        <ArrowLeft aria-hidden="true" /> Mi tienda
      </PageLink>
      {loaded === null ? (
        <SectionFailure text="No se pudo cargar esta parte de la tienda." />
      ) : (
        <LoadedAreaScreen loaded={loaded} {...props} />
      )}
    </SectionFrame>
  );
}

/** The `HydrateFallback` of an area's route. */
export function AreaSkeleton({ title }: { title: string }) {
  return (
    <SectionFrame title={title}>
      <div className="area-parts mt-11">
        <Skeleton className="h-120" />
        <Skeleton className="h-96" />
      </div>
    </SectionFrame>
  );
}

type LoadedProps<Fields extends object> = AreaScreenProps<Fields> & { readonly loaded: LoadedArea<Fields> };

function LoadedAreaScreen<Fields extends object>({ definition, loaded, Form, Preview }: LoadedProps<Fields>) {
  const edit = useAreaEdit(definition, loaded);
  const { conflict } = edit;
  if (conflict !== null)
    return <AreaConflictView definition={definition} conflict={conflict} onSettle={edit.settle} />;
  return <AreaEditor definition={definition} edit={edit} Form={Form} Preview={Preview} />;
}
