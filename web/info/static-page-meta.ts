import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '#web/storefront/page-meta.ts';
import type { StoreOfPage } from '#web/storefront/store-context.tsx';

type StaticPage = {
  /** The root's data; absent when it could not be loaded. */
  readonly root: StoreOfPage | undefined;
  /** In its exact case (ROUTE-017). */
  readonly path: string;
  readonly title: string;
  readonly description: string;
};

/** Title, description and canonical link of a page that always shows the same. */
export function staticPageMeta({ root, path, title, description }: StaticPage): MetaDescriptor[] {
  if (root === undefined) return [];
  const { store, publicUrl } = root;
  return pageMeta({ title: `${title} | ${store.name}`, description, url: `${publicUrl}${path}` });
}
