import { useId } from 'react';
import type { WirePriceList } from '#schemas/wholesale.ts';
import { useMay } from '../shell/use-role.tsx';
import { etagOf } from '../store/area/area-api.ts';
import { AreaConflictView } from '../store/area/area-conflict-view.tsx';
import { useAreaEdit } from '../store/area/use-area-edit.ts';
import { leavesList } from './list-address.ts';
import { LIST_FIELDS } from './list-definition.ts';
import { draftOf, listDraftSchema } from './list-draft.ts';
import { ListFoot } from './list-foot.tsx';
import { ListLinks } from './list-links.tsx';
import { ListPrices } from './list-prices.tsx';
import { ListRules } from './list-rules.tsx';
import { ListTerms } from './list-terms.tsx';
import { saveList } from './wholesale-api.ts';
import { ListHead } from './wholesale-head.tsx';

type ListEditorProps = { readonly list: WirePriceList; readonly onDeleted: () => Promise<void> };

/** One list: what it asks is typed and saved as a whole, its links at once. */
export function ListEditor({ list, onDeleted }: ListEditorProps) {
  const edit = useAreaEdit(
    {
      area: `lista:${list._id}`,
      schema: listDraftSchema,
      save: (sent) => saveList(list._id, sent),
      isLeftBy: leavesList,
      savedText: 'Quien tiene un link ve los precios nuevos.',
    },
    { fields: draftOf(list), etag: etagOf(list) },
  );
  const mayChange = useMay('prices');
  const formId = useId();
  const { conflict, revision } = edit;
  if (conflict !== null)
    return <AreaConflictView definition={LIST_FIELDS} conflict={conflict} onSettle={edit.settle} />;
  return (
    <div className="list-parts">
      <form
        id={formId}
        noValidate
        className="dashboard-card"
        onSubmit={(event) => {
          event.preventDefault();
          edit.save();
        }}
      >
        <fieldset key={revision} disabled={!mayChange} className="list-form">
          <legend className="sr-only">{list.name}</legend>
          <ListHead list={list} form={edit} onDeleted={onDeleted} />
          <ListRules form={edit} />
          <ListTerms form={edit} />
        </fieldset>
      </form>
      <ListLinks list={list} isBusy={edit.isDirty} />
      <ListPrices form={edit} mayChange={mayChange} />
      {mayChange && (edit.isDirty || edit.isSaving) && <ListFoot formId={formId} edit={edit} />}
    </div>
  );
}
