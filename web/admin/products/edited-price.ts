import type { Centavos } from '#domain/money/centavos.ts';
import { followingOffer, leftBehind } from '#domain/prices/left-behind.ts';
import type { Product } from '#domain/products/product.ts';
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
export function saveTypedPrice(opened: VersionedProduct, typed: string): Promise<PriceOutcome> {
  return savePrices(opened, { price: typed });
}

type TypedPrices = { readonly price: string; readonly packPrice?: string };

async function savePrices({ product, version }: VersionedProduct, typed: TypedPrices): Promise<PriceOutcome> {
  const read = productInput({ ...draftOf(product), ...typed });
  if (read.ok) return saveProduct(product.id, { input: read.input, version });
  return { kind: 'unfit', text: read.problems.price ?? read.problems.packPrice ?? ELSEWHERE };
}

/** The pack price that stayed while the price moved; `null` where none did. */
export function packLeftBehind(before: Product, now: Product): Centavos | null {
  return leftBehind(before, now) === 'pack' ? (now.bulkOffer?.packPrice ?? null) : null;
}

/** Moves the pack in the proportion in which the price moved a moment ago. */
export async function movePackToo({ product: before }: VersionedProduct, to: string): Promise<PriceOutcome> {
  const now = await unchangedSince(before.id, to);
  if ('kind' in now) return now;
  const bulkOffer = followingOffer(before, now.product.price);
  const { price, packPrice } = draftOf({ ...now.product, bulkOffer });
  return savePrices(now, { price, packPrice });
}

/** Puts the prices back that were changed a moment ago, unless they changed again meanwhile. */
export async function putPriceBack({ product: before }: VersionedProduct, to: string): Promise<PriceOutcome> {
  const now = await unchangedSince(before.id, to);
  if ('kind' in now) return now;
  const { price, packPrice } = draftOf(before);
  const hasPack = before.bulkOffer?.minimumUnits === now.product.bulkOffer?.minimumUnits;
  return savePrices(now, hasPack ? { price, packPrice } : { price });
}

async function unchangedSince(id: string, to: string): Promise<VersionedProduct | PriceOutcome> {
  const now = await fetchProduct(id);
  if (now === null) return { kind: 'unreachable' };
  return typedPrice(now) === to
    ? now
    : { kind: 'unfit', text: 'El precio cambió otra vez: queda como está.' };
}
