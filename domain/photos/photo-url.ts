/** The widths of renditions, in px. */
export const PHOTO_WIDTHS = [200, 300, 400, 600, 800, 1200] as const;

export type PhotoWidth = (typeof PHOTO_WIDTHS)[number];

const OWN_PHOTO = /^\/images\/[^/]+$/;
const IMAGE_HOST = /\/image\/upload\/(?:q_100,f_auto,w_\d+\/)?/;

/**
 * The URL of a stored photo's rendition. The image host gets quality 100, automatic format and the width; the shop's
 * own server gets the width (DATA-005). Another host's URL stays as it is.
 */
export function photoUrl(url: string, width: PhotoWidth): string {
  if (OWN_PHOTO.test(url)) return `/images/${width}${url.slice('/images'.length)}`;
  return url.replace(IMAGE_HOST, `/image/upload/q_100,f_auto,w_${width}/`);
}

type Range = { readonly narrowest?: PhotoWidth; readonly widest: PhotoWidth };

/** A `srcset` with the photo at every width of the range. */
export function photoSrcSet(url: string, { narrowest = 200, widest }: Range): string {
  return PHOTO_WIDTHS.filter((width) => width >= narrowest && width <= widest)
    .map((width) => `${photoUrl(url, width)} ${width}w`)
    .join(', ');
}
