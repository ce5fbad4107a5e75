import { useNavigate } from 'react-router';
import type { Product } from '#domain/catalogue/product.ts';
import { useDialogs } from '#web/ui/use-dialogs.tsx';
import { keepDraft, keptDraft, NEW_PRODUCT } from '../product-form/kept-draft.ts';
import { draftOf, EMPTY_DRAFT, isSameDraft } from '../product-form/product-draft.ts';

/** Begins a new product with everything of another one but its code, which belongs to one product alone. */
export function useDuplicate(): (product: Product) => Promise<void> {
  const { confirm } = useDialogs();
  const navigate = useNavigate();
  return async (product) => {
    const begun = keptDraft(NEW_PRODUCT);
    const isBegun = begun !== null && !isSameDraft(begun.draft, EMPTY_DRAFT);
    const isConfirmed =
      !isBegun ||
      (await confirm({
        title: '¿Empezar con una copia?',
        text: 'Hay un producto a medio agregar; la copia ocupará su lugar.',
        confirmLabel: 'Sí, copiar',
        cancelLabel: 'Cancelar',
      }));
    if (!isConfirmed) return;
    keepDraft(NEW_PRODUCT, { draft: { ...draftOf(product), code: '' }, version: '' });
    await navigate('/hilvanDash/nuevo?paso=datos');
  };
}
