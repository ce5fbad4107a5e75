import type { MetaDescriptor } from 'react-router';
import type { StaticPage } from '#domain/addresses/static-pages.ts';
import { pageMeta, type ShopOfMeta } from '#web/storefront/page-meta.ts';

type StaticPageMeta = {
  /** The root's data; absent after a failure. */
  readonly root: ShopOfMeta | undefined;
  /** In its exact case (ROUTE-017). */
  readonly path: `/${StaticPage}`;
  readonly title: string;
  readonly description: string;
};

/** Title, description and canonical link of a static page. */
export function staticPageMeta({ root, path, title, description }: StaticPageMeta): MetaDescriptor[] {
  if (root === undefined) return [];
  return pageMeta({ shop: root, title, description, path });
}
