import { categoryPath } from '#domain/addresses/category-path.ts';
import type { Filters } from '#domain/catalogue/filters.ts';
import { spelledCategory } from '#domain/catalogue/spelled-category.ts';
import type { Taxonomy } from '#domain/catalogue/taxonomy.ts';
import type { Breadcrumb } from '#web/storefront/breadcrumb-data.ts';

type Shelf = Pick<Filters, 'type' | 'subsection'> & Partial<Pick<Filters, 'onlyOffers'>>;

/** The breadcrumbs from the home to a category or the offers: 'Inicio', 'Mercería', 'Hilos', 'Algodón'. */
export function categorySteps({ onlyOffers = false, ...category }: Shelf, taxonomy: Taxonomy): Breadcrumb[] {
  const pathOf = (shelf: Shelf) => categoryPath(shelf, taxonomy);
  const { type, subsection } = spelledCategory(category, taxonomy);
  const isWholeBranch = taxonomy.some(({ filterType }) => filterType === type);
  const branch = taxonomy.find(
    ({ filterType, subsections }) =>
      filterType === type || subsections.some(({ name }) => name === subsection),
  );
  return [
    { name: 'Inicio', path: '/' },
    ...(branch ? [{ name: branch.label, path: pathOf({ type: branch.filterType, subsection: 'all' }) }] : []),
    ...(subsection === 'all' ? [] : [{ name: subsection, path: pathOf({ type: 'all', subsection }) }]),
    ...(type === 'all' || isWholeBranch ? [] : [{ name: type, path: pathOf({ type, subsection }) }]),
    ...(onlyOffers ? [{ name: 'En oferta', path: pathOf({ type, subsection, onlyOffers }) }] : []),
  ];
}
