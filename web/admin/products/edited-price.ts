import { draftOf } from '../product-form/product-draft.ts';
import { productInput } from '../product-form/product-input.ts';
import { fetchProduct, type SaveOutcome, saveProduct, type VersionedProduct } from './products-api.ts';

export type PriceOutcome = SaveOutcome | { readonly kind: 'unfit'; readonly text: string };

const ELSEWHERE = 'A este producto le falta algo más: ábrelo con Editar.';

/** The price as a person would type it. */
export function typedPrice({ product }: VersionedProduct): string {
  return draftOf(product).price;
}

/** Saves the typed price over the version that was opened, as the edit window would (BUY-007). */
export async function saveTypedPrice(
  { product, version }: VersionedProduct,
  typed: string,
): Promise<PriceOutcome> {
  const read = productInput({ ...draftOf(product), price: typed });
  if (read.ok) return saveProduct(product.id, { input: read.input, version });
  return { kind: 'unfit', text: read.problems.price ?? ELSEWHERE };
}

/** Puts a price back that was changed a moment ago, unless it changed again meanwhile. */
export async function putPriceBack(before: VersionedProduct, changedTo: string): Promise<PriceOutcome> {
  const now = await fetchProduct(before.product.id);
  if (now === null) return { kind: 'unreachable' };
  if (typedPrice(now) !== changedTo)
    return { kind: 'unfit', text: 'El precio cambió otra vez: queda como está.' };
  return saveTypedPrice(now, typedPrice(before));
}
