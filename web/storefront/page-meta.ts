import type { MetaDescriptor } from 'react-router';

type PageMeta = {
  title: string;
  description: string;
  /** The page's one address: exact case, only what makes it another page. */
  url: string;
  image?: string | undefined;
  type?: 'website' | 'product';
  isIndexed?: boolean;
};

/** Title, description, canonical link and Open Graph of a page. */
export function pageMeta({
  title,
  description,
  url,
  image,
  type = 'website',
  isIndexed = true,
}: PageMeta): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    ...(isIndexed
      ? [{ tagName: 'link', rel: 'canonical', href: url }]
      : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: type },
    { property: 'og:url', content: url },
    { property: 'og:locale', content: 'es_AR' },
    ...(image === undefined ? [] : [{ property: 'og:image', content: image }]),
  ];
}
