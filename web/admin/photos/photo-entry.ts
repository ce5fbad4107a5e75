import { altTextsOf } from '#domain/products/alt-texts.ts';
import type { Product } from '#domain/products/product.ts';
import { PRODUCT_FIELDS } from '#domain/products/product-fields.ts';

/** The state of a photo: stored on the server, uploading, or failed. */
export type PhotoState =
  | { readonly kind: 'stored'; readonly url: string }
  | {
      readonly kind: 'uploading';
      readonly name: string;
      /** A `data:` URL; `null` until the photo is converted. */
      readonly thumbnail: string | null;
      /** From 0 to 1. */
      readonly progress: number;
    }
  | {
      readonly kind: 'failed';
      readonly file: File;
      readonly reason: string;
      /** Whether the same file may succeed later. */
      readonly canRetry: boolean;
    };

/** A photo of a form. Its alternative text can be typed while it uploads. */
export type PhotoEntry = PhotoState & {
  readonly id: string;
  readonly altText: string;
  /** The colour of the product that it shows; '' for none. */
  readonly colour: string;
};

export type StoredPhotos = Pick<Product, 'photos' | 'altTexts' | 'photoColours'>;

export const MAX_PHOTOS = PRODUCT_FIELDS.photos.most;

/** The stored photos, in the form's order. */
export function storedPhotos(entries: readonly PhotoEntry[]): StoredPhotos {
  const stored = entries.filter((entry) => entry.kind === 'stored');
  return {
    photos: stored.map(({ url }) => url),
    altTexts: altTextsOf(stored.map(({ altText }) => altText)),
    photoColours: altTextsOf(stored.map(({ colour }) => colour)),
  };
}

/** Whether the text is too long, without the spaces around it. */
export function isLongAltText(altText: string): boolean {
  return altText.trim().length > PRODUCT_FIELDS.altTexts.longest;
}

/** The number of photos that can still be added. */
export function roomLeft(entries: readonly PhotoEntry[]): number {
  return MAX_PHOTOS - entries.filter(({ kind }) => kind !== 'failed').length;
}
