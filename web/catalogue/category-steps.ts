import { categoryPath } from '#domain/addresses/category-path.ts';
import type { Filters } from '#domain/catalogue/filters.ts';
import { spelledCategory } from '#domain/catalogue/spelled-category.ts';
import { TAXONOMY } from '#domain/catalogue/taxonomy.ts';
import type { Breadcrumb } from '#web/storefront/breadcrumb-data.ts';

type Shelf = Pick<Filters, 'type' | 'subsection'> & Partial<Pick<Filters, 'onlyOffers'>>;

/** The breadcrumbs from the home to a category or the offers: 'Inicio', 'Mercería', 'Hilos', 'Algodón'. */
export function categorySteps({ onlyOffers = false, ...category }: Shelf): Breadcrumb[] {
  const { type, subsection } = spelledCategory(category);
  const isWholeBranch = TAXONOMY.some(({ filterType }) => filterType === type);
  const branch = TAXONOMY.find(
    ({ filterType, subsections }) =>
      filterType === type || subsections.some(({ name }) => name === subsection),
  );
  return [
    { name: 'Inicio', path: '/' },
    ...(branch
      ? [{ name: branch.label, path: categoryPath({ type: branch.filterType, subsection: 'all' }) }]
      : []),
    ...(subsection === 'all' ? [] : [{ name: subsection, path: categoryPath({ type: 'all', subsection }) }]),
    ...(type === 'all' || isWholeBranch ? [] : [{ name: type, path: categoryPath({ type, subsection }) }]),
    ...(onlyOffers ? [{ name: 'En oferta', path: categoryPath({ type, subsection, onlyOffers }) }] : []),
  ];
}
