import { useEffect, useState } from 'react';
import { productFromWire } from '#schemas/wire/product.ts';
import { useDialogs } from '#web/ui/use-dialogs.tsx';
import { saveProduct, type VersionedProduct } from '../product-form/product-api.ts';
import { draftOf, isSameDraft, type ProductDraft } from '../product-form/product-draft.ts';
import type { ProductInput } from '../product-form/product-input.ts';
import { deleteDraft, saveDraft, savedDraft } from '../product-form/saved-draft.ts';
import { serverProblems } from '../product-form/server-problems.ts';
import { type ProductForm, useProductForm } from '../product-form/use-product-form.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

/** Another administrator saved first. */
export type Conflict = {
  /** The version that the editor began from. */
  readonly base: ProductDraft;
  /** The sent draft, with amounts in the same form as the stored one. */
  readonly mine: ProductDraft;
  readonly theirs: ProductDraft;
  readonly version: string;
};

export type ProductEdit = {
  readonly form: ProductForm;
  readonly isSaving: boolean;
  readonly isDirty: boolean;
  /** Why the last save failed, when the fields don't say it. */
  readonly failure: string | null;
  readonly conflict: Conflict | null;
  save(): Promise<void>;
  /** Continues from the stored version with the chosen values of both. */
  settle(draft: ProductDraft): void;
};

type EditEvents = { readonly onClose: () => void; readonly onChanged: () => Promise<void> };

/** Edits one product. The draft survives reloads until it is saved or discarded on purpose. */
export function useProductEdit(edited: VersionedProduct, { onClose, onChanged }: EditEvents): ProductEdit {
  const { id } = edited.product;
  const { notify } = useDialogs();
  const [kept] = useState(() => savedDraft(id));
  const [base, setBase] = useState(() => ({
    draft: draftOf(edited.product),
    version: kept?.version ?? edited.version,
  }));
  const form = useProductForm(kept?.draft ?? base.draft);
  const [isSaving, setIsSaving] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { draft } = form;
  const isUploading = form.photos.entries.some(({ kind }) => kind === 'uploading');
  const isDirty = !isSaved && (isUploading || !isSameDraft(draft, base.draft));

  useEffect(() => {
    if (isDirty) saveDraft(id, { draft, version: base.version });
    else deleteDraft(id);
  }, [id, draft, base.version, isDirty]);

  useUnsavedGuard(isDirty, () => deleteDraft(id));

  async function send(input: ProductInput): Promise<void> {
    setIsSaving(true);
    setFailure(null);
    const outcome = await saveProduct(id, { input, version: base.version });
    setIsSaving(false);
    if (outcome.kind === 'stale') {
      return setConflict({
        base: base.draft,
        mine: draftOf(productFromWire({ ...input, _id: id })),
        theirs: draftOf(outcome.product),
        version: outcome.version,
      });
    }
    if (outcome.kind === 'saved') return close();
    if (outcome.kind === 'refused') form.showProblems(serverProblems(outcome.problem));
    setFailure(outcome.kind === 'refused' ? outcome.problem.title : 'No hubo respuesta del servidor.');
    await notify({
      title: 'Error',
      text: 'Hubo un problema al realizar la operación.',
      tone: 'error',
    });
  }

  async function close(): Promise<void> {
    setIsSaved(true);
    const listed = onChanged();
    await notify({ title: 'Éxito', text: 'La operación se realizó correctamente.', tone: 'success' });
    await notify({ title: 'Actualizado', text: 'Tu producto ha sido actualizado.', tone: 'success' });
    await listed;
    onClose();
  }

  return {
    form,
    isSaving,
    isDirty,
    failure,
    conflict,
    async save() {
      const input = form.read();
      if (input !== null && !isSaving) await send(input);
    },
    settle(chosen) {
      if (conflict === null) return;
      setBase({ draft: conflict.theirs, version: conflict.version });
      setConflict(null);
      form.replace(chosen);
    },
  };
}
