import type { ShopBrand } from '../catalogue/shop-brands.ts';

export function brandPath({ slug }: Pick<ShopBrand, 'slug'>): string {
  return `/marca/${slug}`;
}
