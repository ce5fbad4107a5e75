import { matchPhotos, type PhotoMatch } from '#domain/imports/match-photos.ts';
import type { WirePhotoMatch } from '#schemas/photo-answers.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import type { StoredProduct } from '#server/kernel/stored-product.ts';

/** The product of each photo by its file name, hidden products included (IMPORT-009). Nothing is stored. */
export function findPhotoProducts(ctx: Context, names: readonly string[]): WirePhotoMatch[] {
  assertMay(ctx, 'imports');
  const { entries } = ctx.catalogue.all();
  const matches = matchPhotos(names, products(entries));
  return names.map((name, index) => matchToWire(name, matches[index] ?? { kind: 'unknown' }));
}

function* products(entries: Iterable<{ readonly product: StoredProduct }>): Generator<StoredProduct> {
  for (const { product } of entries) yield product;
}

function matchToWire(name: string, match: PhotoMatch<StoredProduct>): WirePhotoMatch {
  if (match.kind === 'unknown') return { name, product: null, rivals: [] };
  if (match.kind === 'ambiguous')
    return { name, product: null, rivals: match.products.map(({ code }) => code ?? '') };
  const { id, code, name: productName, photos } = match.product;
  return {
    name,
    product: { _id: id, code: code ?? '', name: productName, photos: photos.length },
    rivals: [],
  };
}
