import { type BatchPhoto, batchColumns, type PhotoMode } from './photo-batch.ts';

export type ReadyProduct = {
  readonly id: string;
  /** In the product's order. */
  readonly photos: readonly { readonly id: string; readonly url: string }[];
  /** Photos that follow others of the batch are always added: they must not replace those. */
  readonly mode: PhotoMode;
};

/** The products whose photos of the batch are all on the server, so that one write can give them all. */
export function readyProducts(photos: readonly BatchPhoto[], mode: PhotoMode): ReadyProduct[] {
  return batchColumns(photos, mode).found.flatMap(({ product, photos: group }) => {
    const uploaded = group.flatMap(({ id, state }) =>
      state.kind === 'uploaded' ? [{ id, url: state.url }] : [],
    );
    const isWaiting = group.some(({ state }) => state.kind !== 'uploaded' && state.kind !== 'done');
    if (isWaiting || uploaded.length === 0) return [];
    const hasSome = uploaded.length < group.length;
    return [{ id: product.id, photos: uploaded, mode: hasSome ? 'add' : mode }];
  });
}
