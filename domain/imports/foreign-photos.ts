import { altTextsOf } from '../products/alt-texts.ts';
import type { Product } from '../products/product.ts';

/** A photo that a file gives a product, in the file's order. */
export type WantedPhoto = {
  /** As the file names it. */
  readonly url: string;
  readonly altText: string;
  /** The address that the product gets; `null` until the photo is fetched. */
  readonly photo: string | null;
  /** Why it could not be fetched, for people; `null` if nobody tried or it is there. */
  readonly fault: string | null;
};

const LONGEST_URL = 1000;
const WEB_ADDRESS = /^(https?):\/\/([^/?#]+)/i;
const NEVER_IN_ADDRESSES = /[\s"'<>]/;

type Photos = Pick<Product, 'photos' | 'altTexts'>;

/**
 * The photos of a file's product. Those of the shop, of its image hosts and of the product itself are left as they are;
 * those of other sites have to be fetched. A text that is no address is left to whoever checks the product.
 */
export function wantedPhotos(
  { photos, altTexts }: Photos,
  { imageHosts, present }: { imageHosts: readonly string[]; present: readonly string[] },
): WantedPhoto[] {
  return photos.map((url, index) => ({
    url,
    altText: altTexts[index] ?? '',
    photo: isForeign(url, imageHosts) && !present.includes(url) ? null : url,
    fault: null,
  }));
}

function isForeign(url: string, imageHosts: readonly string[]): boolean {
  const [, scheme = '', host = ''] = WEB_ADDRESS.exec(url) ?? [];
  if (host === '' || url.length > LONGEST_URL || NEVER_IN_ADDRESSES.test(url)) return false;
  return scheme.toLowerCase() === 'http' || !imageHosts.includes(host.toLowerCase());
}

/** How many photos have to be fetched. */
export function foreignCount(wanted: readonly WantedPhoto[]): number {
  return wanted.filter(({ photo }) => photo === null).length;
}

/** What a product gets of the photos that it should have: all that are there. */
export function arrivedPhotos(wanted: readonly WantedPhoto[]): Photos {
  const arrived = wanted.flatMap(({ photo, altText }) => (photo === null ? [] : [{ photo, altText }]));
  return {
    photos: arrived.map(({ photo }) => photo),
    altTexts: altTextsOf(arrived.map(({ altText }) => altText)),
  };
}
