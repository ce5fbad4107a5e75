import { followingOffer } from '#domain/prices/left-behind.ts';
import { isSameProductPrice } from '#domain/pricing/product-price.ts';
import type { Product } from '#domain/products/product.ts';
import {
  fetchProduct,
  type SaveOutcome,
  saveProduct,
  type VersionedProduct,
} from '../product-form/product-api.ts';
import { draftOf } from '../product-form/product-draft.ts';
import { productInput } from '../product-form/product-input.ts';

export type PriceOutcome = SaveOutcome | { readonly kind: 'unfit'; readonly text: string };

/** A change of a moment ago: the product over which it was saved, and as it was saved. */
export type PriceChange = { readonly before: Product; readonly now: Product };

const ELSEWHERE = 'A este producto le falta algo más: ábrelo con Editar.';

/** The price as a person would type it. */
export function typedPrice(product: Product): string {
  return draftOf(product).price;
}

type PriceSave = {
  readonly outcome: PriceOutcome;
  /** The version over which it was saved. */
  readonly over: VersionedProduct;
};

/**
 * Saves the typed price as the edit window would (BUY-007). What others saved meanwhile stays; their price is told
 * instead.
 */
export async function saveTypedPrice(over: VersionedProduct, typed: string): Promise<PriceSave> {
  const outcome = await savePrices(over, { price: typed });
  const isOtherPart = outcome.kind === 'stale' && outcome.product.price === over.product.price;
  return isOtherPart ? saveTypedPrice(outcome, typed) : { outcome, over };
}

type TypedPrices = { readonly price: string; readonly packPrice?: string };

async function savePrices({ product, version }: VersionedProduct, typed: TypedPrices): Promise<PriceOutcome> {
  const read = productInput({ ...draftOf(product), ...typed });
  if (read.ok) return saveProduct(product.id, { input: read.input, version });
  return { kind: 'unfit', text: read.problems.price ?? read.problems.packPrice ?? ELSEWHERE };
}

/** Moves the pack in the proportion in which the price moved. */
export async function movePackToo({ before, now: saved }: PriceChange): Promise<PriceOutcome> {
  const present = await unchangedSince(saved);
  if ('kind' in present) return present;
  const bulkOffer = followingOffer(before, saved.price);
  const { price, packPrice } = draftOf({ ...saved, bulkOffer });
  return savePrices(present, { price, packPrice });
}

/** Puts both prices back, unless one of them changed again meanwhile. */
export async function putPriceBack({ before, now: saved }: PriceChange): Promise<PriceOutcome> {
  const present = await unchangedSince(saved);
  if ('kind' in present) return present;
  const { price, packPrice } = draftOf(before);
  return savePrices(present, { price, packPrice });
}

async function unchangedSince(saved: Product): Promise<VersionedProduct | PriceOutcome> {
  const present = await fetchProduct(saved.id);
  if (present === null) return { kind: 'unreachable' };
  return isSameProductPrice(present.product, saved)
    ? present
    : { kind: 'unfit', text: 'El precio cambió otra vez: queda como está.' };
}
