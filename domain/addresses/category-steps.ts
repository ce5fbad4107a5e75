import type { Filters } from '../catalogue/filters.ts';
import { spelledCategory } from '../catalogue/spelled-category.ts';
import type { Taxonomy } from '../catalogue/taxonomy.ts';
import { categoryPath } from './category-path.ts';

/** A step of the way from the home to a page. */
export type Step = {
  readonly name: string;
  /** The page's path. */
  readonly path: string;
};

type Shelf = Pick<Filters, 'type' | 'subsection'> & Partial<Pick<Filters, 'onlyOffers'>>;

/** The breadcrumbs from the home to a category or the offers: 'Inicio', 'Mercería', 'Hilos', 'Algodón'. */
export function categorySteps({ onlyOffers = false, ...category }: Shelf, taxonomy: Taxonomy): Step[] {
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
