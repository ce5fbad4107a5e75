import { useEffect, useState } from 'react';
import { fetchProduct, type VersionedProduct } from '../product-form/product-api.ts';

export type EditedProduct =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing' }
  | ({ readonly kind: 'found' } & VersionedProduct);

/** The product of an id. Without an id it logs to the console and sends no request (PRODADM-017). */
export function useEditedProduct(id: string): EditedProduct {
  const [edited, setEdited] = useState<EditedProduct>({ kind: 'loading' });
  useEffect(() => {
    if (id === '') {
      console.error('No se proporcionó un id válido.');
      return setEdited({ kind: 'missing' });
    }
    let isCurrent = true;
    fetchProduct(id).then((found) => {
      if (isCurrent) setEdited(found === null ? { kind: 'missing' } : { kind: 'found', ...found });
    });
    return () => {
      isCurrent = false;
    };
  }, [id]);
  return edited;
}
