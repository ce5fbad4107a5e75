import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { PRICE_LIST_LIMITS } from '#domain/wholesale/price-list-limits.ts';
import type { WirePriceList } from '#schemas/wholesale.ts';
import { Button } from '#web/ui/button.tsx';
import { IfMay } from '../shell/use-role.tsx';
import type { AreaForm } from '../store/area/area-definition.ts';
import { TextInput } from '../store/area/area-inputs.tsx';
import { useChangeDialogs } from '../use-change-dialogs.ts';
import type { ListDraft } from './list-draft.ts';
import { deletePriceList } from './wholesale-api.ts';

type ListHeadProps = {
  readonly list: WirePriceList;
  readonly form: AreaForm<ListDraft>;
  readonly onDeleted: () => Promise<void>;
};

/** A list's name, which becomes a field, and its end. */
export function ListHead({ list, form: { draft, set, problemAt }, onDeleted }: ListHeadProps) {
  const [isNaming, setIsNaming] = useState(false);
  const { confirmDeletion, reportFailure } = useChangeDialogs();

  async function remove(): Promise<void> {
    const asked = `La lista ‘${list.name}’ se va con sus links: quien los tiene vuelve a ver los precios de todos.`;
    if (!(await confirmDeletion(asked))) return;
    const gone = await deletePriceList(list._id);
    if (gone.ok) await onDeleted();
    else await reportFailure(gone.message);
  }

  return (
    <div className="list-head">
      {isNaming ? (
        <TextInput
          path="name"
          label="Nombre"
          value={draft.name}
          maxLength={PRICE_LIST_LIMITS.name}
          autoFocus
          onChange={(name) => set({ name })}
          problemAt={problemAt}
        />
      ) : (
        <h2 className="text-block">{draft.name}</h2>
      )}
      <IfMay capability="prices">
        {!isNaming && (
          <Button variant="quiet" size="small" onClick={() => setIsNaming(true)}>
            Cambiar el nombre
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={remove}>
          <Trash2 aria-hidden="true" /> Borrar
        </Button>
      </IfMay>
    </div>
  );
}
