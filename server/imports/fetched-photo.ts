import { MAX_PHOTO_MEGABYTES, MEGABYTE } from '#domain/files/file-weights.ts';
import type { PhotoStore } from '#server/images/photo-store.ts';
import { keepPhoto } from '#server/images/store-image.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { RemoteFault, type RemoteFaultCode, remoteFile } from '#server/remote/remote-file.ts';

/** As much as an uploaded photo may have. */
const TIMEOUT_MS = 20_000;
/** After so many photos without an answer, the rest of a site's photos are given up at once. */
const SILENT_PHOTOS = 3;

export type PhotoSources = {
  readonly photos: PhotoStore;
  /** Only tests have their photos on this machine. */
  readonly allowsPrivateAddresses: boolean;
  /** For one photo; in ms. */
  readonly timeoutMs?: number;
};

export type PhotoOutcome = { readonly photo: string } | { readonly fault: string };

/** Counts of each site how many photos in a row got no answer. */
export type SilentSites = Map<string, number>;

/**
 * Fetches a photo of another site and keeps it as an uploaded one. A photo that was fetched before is not fetched again.
 * @throws Refusal 'photos-unavailable' when the shop's own store can't be reached
 */
export async function fetchedPhoto(
  ctx: Context,
  address: string,
  { sources, silent }: { sources: PhotoSources; silent: SilentSites },
): Promise<PhotoOutcome> {
  const earlier = await ctx.db
    .selectFrom('fetched_photos')
    .select('photo')
    .where('url', '=', address)
    .executeTakeFirst();
  if (earlier !== undefined) return earlier;
  const url = URL.parse(address);
  if (url === null) return { fault: 'no es una dirección válida' };
  if ((silent.get(url.host) ?? 0) >= SILENT_PHOTOS) return { fault: 'su sitio no responde' };
  try {
    const { allowsPrivateAddresses, timeoutMs = TIMEOUT_MS } = sources;
    const limits = { allowsPrivateAddresses, timeoutMs, maxBytes: MAX_PHOTO_MEGABYTES * MEGABYTE };
    const upload = await remoteFile(url, limits);
    silent.delete(url.host);
    const photo = await keepPhoto(ctx, { photos: sources.photos, upload });
    await ctx.db
      .insertInto('fetched_photos')
      .values({ url: address, photo, fetched_at: ctx.now() })
      .onConflict((conflict) => conflict.column('url').doNothing())
      .execute();
    return { photo };
  } catch (error) {
    if (error instanceof RemoteFault && isSilence(error))
      silent.set(url.host, (silent.get(url.host) ?? 0) + 1);
    return { fault: faultText(error) };
  }
}

function isSilence({ code }: RemoteFault): boolean {
  return code === 'no-answer' || code === 'unreachable';
}

/** @throws the error, unless it is about the photo */
function faultText(error: unknown): string {
  if (error instanceof RemoteFault) return FAULTS[error.code](error.status);
  if (!(error instanceof Refusal) || error.code === 'photos-unavailable') throw error;
  return error.code === 'too-many-pixels'
    ? 'tiene demasiados píxeles'
    : 'no es una foto JPEG, PNG, WebP, AVIF o GIF que podamos leer';
}

const FAULTS: Readonly<Record<RemoteFaultCode, (status: number | null) => string>> = {
  'private-address': () => 'la dirección es de una red privada y no se permite',
  'no-answer': () => 'su sitio no respondió a tiempo',
  unreachable: () => 'no se pudo llegar a su sitio',
  'wrong-status': (status) => `su sitio respondió con el estado ${status}`,
  'too-many-redirects': () => 'la dirección redirige demasiadas veces',
  'bad-redirect': () => 'la dirección redirige a otra que no es válida',
  'not-http': () => 'la dirección no es http ni https',
  'too-large': () => `pesa más de ${MAX_PHOTO_MEGABYTES} MB`,
};
