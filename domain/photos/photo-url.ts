/** The widths in px that photos are asked for at. */
export const PHOTO_WIDTHS = [200, 300, 400, 600, 800, 1200] as const;

export type PhotoWidth = (typeof PHOTO_WIDTHS)[number];

const OWN_PHOTO = /^\/images\/[^/]+$/;
const IMAGE_HOST = /\/image\/upload\/(?:q_100,f_auto,w_\d+\/)?/;

/**
 * A stored photo URL as the one of a rendition: the image host gets quality 100, automatic format and the width,
 * ours the width (DATA-005). Another host's URL stays as it is.
 */
export function photoUrl(url: string, width: PhotoWidth): string {
  if (OWN_PHOTO.test(url)) return `/images/${width}${url.slice('/images'.length)}`;
  return url.replace(IMAGE_HOST, `/image/upload/q_100,f_auto,w_${width}/`);
}

/** A photo at every width up to `widest`, as an image's `srcset` lists them. */
export function photoSrcSet(url: string, widest: PhotoWidth): string {
  return PHOTO_WIDTHS.filter((width) => width <= widest)
    .map((width) => `${photoUrl(url, width)} ${width}w`)
    .join(', ');
}
