import { Button } from '#web/ui/button.tsx';
import type { AreaEdit } from '../store/area/use-area-edit.ts';
import type { ListDraft } from './list-draft.ts';

type ListFootProps = { readonly formId: string; readonly edit: AreaEdit<ListDraft> };

/** What is typed stays in sight until it is saved or given up. */
export function ListFoot({ formId, edit: { problems, failure, isSaving, discard } }: ListFootProps) {
  const count = Object.keys(problems).length;
  return (
    <div className="work-foot gap-2.5">
      <p
        role={failure === null && count === 0 ? 'status' : 'alert'}
        className="mr-auto basis-60 grow text-sm"
      >
        {failure ?? (count > 0 ? 'Revisa lo que está marcado.' : 'Hay cambios sin guardar.')}
      </p>
      <Button variant="outline" onClick={discard}>
        Descartar
      </Button>
      <Button type="submit" form={formId} variant="primary" isLoading={isSaving}>
        Guardar la lista
      </Button>
    </div>
  );
}
