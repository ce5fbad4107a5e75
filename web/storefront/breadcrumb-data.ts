import type { Step } from '#domain/addresses/category-steps.ts';

/** The breadcrumbs of a page as a schema.org object. */
export function breadcrumbData(publicUrl: string, steps: readonly Step[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${publicUrl}${path}`,
    })),
  };
}
