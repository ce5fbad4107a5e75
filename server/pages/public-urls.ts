import { photoUrl } from '#domain/photos/photo-url.ts';

/** The one address of a product's page. */
export function productUrl(site: string, id: string): string {
  return `${site}/moreInfo/${encodeURIComponent(id)}`;
}

/** A stored photo's whole address, as wide as crawlers like it. */
export function pictureUrl(site: string, photo: string): string {
  const url = photoUrl(photo, 1200);
  return url.startsWith('/') ? `${site}${url}` : url;
}
