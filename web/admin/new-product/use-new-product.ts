import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { deskPath } from '#domain/addresses/desk-path.ts';
import { useDialogs } from '#web/ui/use-dialogs.tsx';
import { createProduct } from '../product-form/product-api.ts';
import { EMPTY_DRAFT, isSameDraft, type ProductDraft } from '../product-form/product-draft.ts';
import { deleteDraft, NEW_PRODUCT, saveDraft } from '../product-form/saved-draft.ts';
import { serverProblems } from '../product-form/server-problems.ts';
import { type ProductForm, useProductForm } from '../product-form/use-product-form.ts';

export type NewProduct = {
  readonly form: ProductForm;
  readonly isSaving: boolean;
  /** Why the last save failed, when the fields don't say it. */
  readonly failure: string | null;
  save(): Promise<void>;
  /** Empties the form after a confirmation. */
  discard(): Promise<void>;
};

/** Adds a product. The draft survives reloads until it is saved or discarded. */
export function useNewProduct(begun: ProductDraft): NewProduct {
  const { confirm, notify } = useDialogs();
  const navigate = useNavigate();
  const form = useProductForm(begun);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { draft } = form;

  useEffect(() => {
    if (isSameDraft(draft, EMPTY_DRAFT)) deleteDraft(NEW_PRODUCT);
    else saveDraft(NEW_PRODUCT, { draft, version: '' });
  }, [draft]);

  return {
    form,
    isSaving,
    failure,
    async save() {
      const input = isSaving ? null : form.read();
      if (input === null) return;
      setIsSaving(true);
      setFailure(null);
      const outcome = await createProduct(input);
      setIsSaving(false);
      if (outcome.kind === 'saved') {
        await notify({ title: 'Éxito', text: 'La operación se realizó correctamente.', tone: 'success' });
        form.replace(EMPTY_DRAFT);
        deleteDraft(NEW_PRODUCT);
        return navigate(deskPath('products'));
      }
      if (outcome.kind === 'refused') form.showProblems(serverProblems(outcome.problem));
      setFailure(outcome.kind === 'refused' ? outcome.problem.title : 'No hubo respuesta del servidor.');
      await notify({
        title: 'Error',
        text: 'Hubo un problema al realizar la operación.',
        tone: 'error',
      });
    },
    async discard() {
      const isConfirmed = await confirm({
        title: '¿Descartar el producto?',
        text: 'Se borrará todo lo que cargaste.',
        confirmLabel: 'Sí, descartar',
        cancelLabel: 'Cancelar',
      });
      if (!isConfirmed) return;
      form.replace(EMPTY_DRAFT);
      await navigate(deskPath('newProduct'));
    },
  };
}
