import { PRODUCT_FIELDS } from '#domain/products/product-fields.ts';
import type { WirePhotoMatch } from '#schemas/photo-answers.ts';
import type { WireProduct } from '#schemas/product-answer.ts';
import { callAdminApi } from '../call-admin-api.ts';
import { nullIfUnreachable } from '../null-if-unreachable.ts';
import { hasId, isList } from '../promised-shape.ts';
import type { PhotoMode, PhotoPlace } from './photo-batch.ts';

const MAX_TRIES = 3;

/** The product of each name, in the names' order; `null` without an answer. */
export async function findPlaces(names: readonly string[]): Promise<PhotoPlace[] | null> {
  const request = { method: 'POST', body: { names }, isPromised: isList } as const;
  const answer = await nullIfUnreachable(() => callAdminApi<WirePhotoMatch[]>('/photo-matches', request));
  return answer?.ok ? answer.data.map(placeOf) : null;
}

function placeOf({ product, rivals }: WirePhotoMatch): PhotoPlace {
  if (product === null)
    return rivals.length === 0 ? { kind: 'unknown' } : { kind: 'ambiguous', codes: rivals };
  const { _id: id, code, name, photos } = product;
  return { kind: 'found', product: { id, code, name, photos } };
}

/**
 * Gives a product its photos in one write, only over the version that was read. If somebody saved it meanwhile, it is
 * read again; photos that it has already are not added twice.
 * @returns why it failed, or `null`
 */
export async function givePhotos(
  id: string,
  { urls, mode }: { urls: readonly string[]; mode: PhotoMode },
): Promise<string | null> {
  const path = `/items/${encodeURIComponent(id)}`;
  for (let attempt = 1; attempt <= MAX_TRIES; attempt += 1) {
    const read = await nullIfUnreachable(() => callAdminApi<WireProduct>(path, { isPromised: hasId(id) }));
    if (read === null) return NO_ANSWER;
    if (!read.ok) return read.problem.title;
    const photos = nextPhotos(read.data, { urls, mode });
    if (photos === null) return null;
    if (photos.length > PRODUCT_FIELDS.photos.most)
      return `Tendría ${photos.length} fotos y puede tener hasta ${PRODUCT_FIELDS.photos.most}.`;
    const headers = { 'if-match': read.headers.get('etag') ?? '*' };
    const body = withPhotos(read.data, photos);
    const request = { method: 'PUT', body, headers, isPromised: hasId(id) } as const;
    const written = await nullIfUnreachable(() => callAdminApi(path, request));
    if (written === null) return NO_ANSWER;
    if (written.ok) return null;
    const { code, title, errors } = written.problem;
    if (code !== 'stale-version') return errors?.[0]?.message ?? title;
  }
  return 'Otra persona está cambiando este producto.';
}

const NO_ANSWER = 'No hubo respuesta del servidor.';

/** `null` if the product has just these photos already. */
function nextPhotos(
  { data }: WireProduct,
  { urls, mode }: { urls: readonly string[]; mode: PhotoMode },
): string[] | null {
  const present = data.items[0]?.photo ?? [];
  const photos = [...new Set(mode === 'add' ? [...present, ...urls] : urls)];
  return photos.join() === present.join() ? null : photos;
}

/** Without `photoAlt` and `photoColour` each photo keeps its own. */
function withPhotos({ _id, ...product }: WireProduct, photo: string[]): Omit<WireProduct, '_id'> {
  const items = product.data.items.map(({ photoAlt: _texts, photoColour: _colours, ...item }) => ({
    ...item,
    photo,
  }));
  return { ...product, data: { ...product.data, items } };
}
