/** The widths in px that photos are asked for at. */
export type PhotoWidth = 300 | 600 | 800 | 1200;

const OWN_PHOTO = /^\/images\/([^/]+)$/;
const IMAGE_HOST = /\/image\/upload\/(?:q_100,f_auto,w_\d+\/)?/;

/**
 * A stored photo URL as the one of a rendition: the image host gets quality 100, automatic format and the width,
 * ours the width (DATA-005). Another host's URL stays as it is.
 */
export function photoUrl(url: string, width: PhotoWidth): string {
  if (OWN_PHOTO.test(url)) return url.replace(OWN_PHOTO, (_, name: string) => `/images/${width}/${name}`);
  return url.replace(IMAGE_HOST, `/image/upload/q_100,f_auto,w_${width}/`);
}
