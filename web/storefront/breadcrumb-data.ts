export type Breadcrumb = {
  readonly name: string;
  /** The page's path. */
  readonly path: string;
};

/** The breadcrumbs of a page as a schema.org object. */
export function breadcrumbData(publicUrl: string, steps: readonly Breadcrumb[]) {
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
