import type { Filters } from '#domain/catalogue/filters.ts';
import { spelledCategory } from '#domain/catalogue/spelled-category.ts';
import { TAXONOMY } from '#domain/catalogue/taxonomy.ts';

/** The heading of the results: 'Todos los productos', 'Hilos', 'Hilos en oferta', 'Resultados para «aguja»'. */
export function resultsTitle(filters: Filters): string {
  const shelf = shelfTitle(filters);
  const words = filters.text.trim();
  if (words === '') return shelf ?? 'Todos los productos';
  if (shelf === null) return `Resultados para «${words}»`;
  return `«${words}» ${shelf === OFFERS ? 'en oferta' : `en ${shelf}`}`;
}

const OFFERS = 'En oferta';

/** The chosen category, the offers, or both; `null` without a choice. */
export function shelfTitle({ onlyOffers, ...category }: Filters): string | null {
  const title = categoryTitle(category);
  if (!onlyOffers) return title;
  return title === null ? OFFERS : `${title} en oferta`;
}

/** `null` when no category is chosen. */
export function categoryTitle(category: Pick<Filters, 'type' | 'subsection'>): string | null {
  const { type, subsection } = spelledCategory(category);
  const branch = TAXONOMY.find(({ filterType }) => filterType === type);
  const names = [subsection, branch?.label ?? type].filter((name) => name !== 'all');
  return names.length === 0 ? null : names.join(' · ');
}
