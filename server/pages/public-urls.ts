import { productPath } from '#domain/addresses/product-path.ts';
import { photoUrl } from '#domain/photos/photo-url.ts';

/** The canonical URL of a product's page. */
export function productUrl(site: string, product: { readonly id: string; readonly name: string }): string {
  return `${site}${productPath(product)}`;
}

/** The absolute URL of a stored photo, in the width that crawlers prefer. */
export function pictureUrl(site: string, photo: string): string {
  const url = photoUrl(photo, 1200);
  return url.startsWith('/') ? `${site}${url}` : url;
}
