import type { Filters } from '#domain/catalogue/filters.ts';
import { TAXONOMY } from '#domain/catalogue/taxonomy.ts';
import { normalised } from '#domain/text/normalised.ts';

/** The heading of the results: 'Todos los productos', 'Hilos', 'Hilos · Algodón', 'Resultados para «aguja»'. */
export function resultsTitle({ type, subsection, text }: Filters): string {
  const category = categoryTitle({ type, subsection });
  const words = text.trim();
  if (words === '') return category ?? 'Todos los productos';
  return category === null ? `Resultados para «${words}»` : `«${words}» en ${category}`;
}

/** `null` when no category is chosen. */
export function categoryTitle({ type, subsection }: Pick<Filters, 'type' | 'subsection'>): string | null {
  const branch = TAXONOMY.find(({ filterType }) => filterType === normalised(type));
  const names = [subsection, branch?.label ?? type].filter((name) => name !== 'all');
  return names.length === 0 ? null : names.join(' · ');
}
