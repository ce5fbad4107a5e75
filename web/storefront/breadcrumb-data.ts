export type Breadcrumb = {
  readonly name: string;
  /** Of its page, from the slash. */
  readonly path: string;
};

/** The way from the home to a page, as a schema.org object. */
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
