import { useNavigate } from 'react-router';
import { deskPath } from '#domain/addresses/desk-path.ts';
import type { BriefProduct } from '#domain/products/product.ts';
import { useDialogs } from '#web/ui/use-dialogs.tsx';
import { fetchProduct } from '../product-form/product-api.ts';
import { draftOf, EMPTY_DRAFT, isSameDraft } from '../product-form/product-draft.ts';
import { NEW_PRODUCT, saveDraft, savedDraft } from '../product-form/saved-draft.ts';

/** Begins a new product as a copy of another, without its code, which is unique. */
export function useDuplicate(): (product: BriefProduct) => Promise<void> {
  const { confirm, notify } = useDialogs();
  const navigate = useNavigate();
  return async ({ id }) => {
    const begun = savedDraft(NEW_PRODUCT);
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
    const found = await fetchProduct(id);
    if (found === null)
      return notify({ title: 'Error', text: 'No se pudo copiar el producto', tone: 'error' });
    saveDraft(NEW_PRODUCT, { draft: { ...draftOf(found.product), code: '' }, version: '' });
    // At once, so that a typed search that still waits is called off instead of calling this off.
    await navigate(`${deskPath('newProduct')}?paso=datos`, { flushSync: true });
  };
}
