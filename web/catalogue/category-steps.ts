import { categoryPath } from '#domain/addresses/category-path.ts';
import type { Filters } from '#domain/catalogue/filters.ts';
import { TAXONOMY } from '#domain/catalogue/taxonomy.ts';
import { normalisedCategory } from '#domain/text/normalised.ts';
import type { Breadcrumb } from '#web/storefront/breadcrumb-data.ts';

/** The breadcrumbs from the home to a category: 'Inicio', 'Mercería', 'Hilos', 'Algodón'. */
export function categorySteps({ type, subsection }: Pick<Filters, 'type' | 'subsection'>): Breadcrumb[] {
  const isWholeBranch = TAXONOMY.some(({ filterType }) => filterType === normalisedCategory(type));
  const branch = TAXONOMY.find(
    ({ filterType, subsections }) =>
      filterType === normalisedCategory(type) ||
      subsections.some(({ name }) => normalisedCategory(name) === normalisedCategory(subsection)),
  );
  return [
    { name: 'Inicio', path: '/' },
    ...(branch
      ? [{ name: branch.label, path: categoryPath({ type: branch.filterType, subsection: 'all' }) }]
      : []),
    ...(subsection === 'all' ? [] : [{ name: subsection, path: categoryPath({ type: 'all', subsection }) }]),
    ...(type === 'all' || isWholeBranch ? [] : [{ name: type, path: categoryPath({ type, subsection }) }]),
  ];
}
