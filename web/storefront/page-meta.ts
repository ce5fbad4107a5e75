import type { MetaDescriptor } from 'react-router';
import { truncated } from '#domain/text/truncated.ts';
import type { StoreOfPage } from './store-context.tsx';

/** The shop's part of a page's metadata. */
export type ShopOfMeta = Pick<StoreOfPage, 'store' | 'publicUrl'>;

type PageMeta = {
  shop: ShopOfMeta;
  /** Without the shop's name, which is appended. */
  title: string;
  description: string;
  /** The canonical path: exact case, and only the parameters that make it another page. */
  path: string;
  /** An absolute address; by default the shop's own picture. */
  image?: string | undefined;
  /** The picture's alternative text. */
  imageAlt?: string | undefined;
  type?: 'website' | 'product';
  isIndexed?: boolean;
};

/** How many characters of a title and a description search engines and chats show. */
const MAX_TITLE_LENGTH = 90;
const MAX_DESCRIPTION_LENGTH = 158;

/** Title, description, canonical link and Open Graph of a page (SEO-G03). */
export function pageMeta({
  shop: { store, publicUrl },
  title,
  description,
  path,
  image = sharePicture(publicUrl),
  imageAlt,
  type = 'website',
  isIndexed = true,
}: PageMeta): MetaDescriptor[] {
  const wholeTitle = `${truncated(title, MAX_TITLE_LENGTH)} | ${store.name}`;
  const shown = truncated(description.replace(/\s+/g, ' ').trim(), MAX_DESCRIPTION_LENGTH);
  const url = `${publicUrl}${path}`;
  return [
    { title: wholeTitle },
    { name: 'description', content: shown },
    ...(isIndexed
      ? [{ tagName: 'link', rel: 'canonical', href: url }]
      : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:title', content: wholeTitle },
    { property: 'og:description', content: shown },
    { property: 'og:type', content: type },
    { property: 'og:url', content: url },
    { property: 'og:site_name', content: store.name },
    { property: 'og:locale', content: 'es_AR' },
    { property: 'og:image', content: image },
    ...(imageAlt ? [{ property: 'og:image:alt', content: imageAlt }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** The picture of the shop for chats and search engines: 1200 × 630 px. */
export function sharePicture(publicUrl: string): string {
  return `${publicUrl}/art/share.jpg`;
}
