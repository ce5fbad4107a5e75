import { comparePhotoNames } from '#domain/imports/match-photos.ts';
import { PRODUCT_FIELDS } from '#domain/products/product-fields.ts';

/** The most photos that are dealt with together. */
export const MAX_BATCH_PHOTOS = 500;
const MAX_PRODUCT_PHOTOS = PRODUCT_FIELDS.photos.most;

/** The product of a photo's name; `photos` counts those that it has. */
export type PhotoProduct = {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly photos: number;
};

/** 'unasked' until the server has answered. */
export type PhotoPlace =
  | { readonly kind: 'unasked' }
  | { readonly kind: 'found'; readonly product: PhotoProduct }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'ambiguous'; readonly codes: readonly string[] };

export type BatchPhotoState =
  /** Is being read and made smaller. */
  | { readonly kind: 'reading' }
  /** The page was reloaded before the file was read, so it must be chosen again. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'unfit'; readonly reason: string }
  /** Can be uploaded. */
  | { readonly kind: 'ready' }
  /** From 0 to 1. */
  | { readonly kind: 'uploading'; readonly progress: number }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'uploaded'; readonly url: string }
  /** Its product has it. */
  | { readonly kind: 'done' };

export type BatchPhoto = {
  readonly id: string;
  /** The file's name. */
  readonly name: string;
  /** The same for the same file, so that a file chosen again goes on where it was. */
  readonly mark: string;
  /** A small picture as a `data:` URL; `null` until the file is read. */
  readonly thumbnail: string | null;
  readonly place: PhotoPlace;
  readonly state: BatchPhotoState;
};

/** Whether photos are added to those of a product, or take their place. */
export type PhotoMode = 'add' | 'replace';

export type ProductPhotos = {
  readonly product: PhotoProduct;
  readonly photos: readonly BatchPhoto[];
};

export type LeftOutPhoto = { readonly photo: BatchPhoto; readonly reason: string };

export type BatchColumns = {
  /** By code; each product's photos in their order. */
  readonly found: readonly ProductPhotos[];
  readonly unknown: readonly LeftOutPhoto[];
  readonly unfit: readonly LeftOutPhoto[];
};

/** Deals the photos out to the three columns. A product takes at most 12; those beyond are unfit. */
export function batchColumns(photos: readonly BatchPhoto[], mode: PhotoMode): BatchColumns {
  const fit = photos.filter(({ state }) => state.kind !== 'unfit');
  const products = [...Map.groupBy(fit, productIdOf)].flatMap(([id, all]) => {
    const product = id === null ? null : productOf(all);
    return product === null ? [] : [dealt(product, all, mode)];
  });
  return {
    found: products
      .map(({ product, kept }) => ({ product, photos: kept }))
      .filter((group) => group.photos.length > 0)
      .sort((one, other) => BY_CODE.compare(one.product.code, other.product.code)),
    unknown: fit.flatMap((photo) => {
      const reason = whyUnknown(photo.place);
      return reason === null ? [] : [{ photo, reason }];
    }),
    unfit: [
      ...photos.flatMap((photo) =>
        photo.state.kind === 'unfit' ? [{ photo, reason: photo.state.reason }] : [],
      ),
      ...products.flatMap(({ beyond, reason }) => beyond.map((photo) => ({ photo, reason }))),
    ],
  };
}

const BY_CODE = new Intl.Collator('es', { numeric: true });

function productIdOf({ place }: BatchPhoto): string | null {
  return place.kind === 'found' ? place.product.id : null;
}

function productOf([first]: readonly BatchPhoto[]): PhotoProduct | null {
  return first?.place.kind === 'found' ? first.place.product : null;
}

function dealt(product: PhotoProduct, photos: readonly BatchPhoto[], mode: PhotoMode) {
  const ordered = photos.toSorted((one, other) => comparePhotoNames(one.name, other.name));
  const room = MAX_PRODUCT_PHOTOS - (mode === 'add' ? product.photos : 0);
  // The count of a product's photos is from before the batch, so those that it got since take room too.
  const waiting = ordered.filter(({ state }) => state.kind !== 'done');
  const beyond = new Set(waiting.slice(Math.max(0, room - (ordered.length - waiting.length))));
  const taken = product.photos === 0 || mode === 'replace' ? '' : ` y ya tiene ${product.photos}`;
  return {
    product,
    kept: ordered.filter((photo) => !beyond.has(photo)),
    beyond: [...beyond],
    reason: `${product.code} puede tener hasta ${MAX_PRODUCT_PHOTOS} fotos${taken}.`,
  };
}

function whyUnknown(place: PhotoPlace): string | null {
  if (place.kind === 'unknown') return 'Ningún código empieza el nombre del archivo.';
  if (place.kind === 'ambiguous')
    return `Puede ser de ${place.codes.join(' o de ')}: escribe el código tal cual en el nombre del archivo.`;
  return null;
}
