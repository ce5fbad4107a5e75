import type { Filters } from './filters.ts';
import type { Taxonomy } from './taxonomy.ts';

/** A quick search below the search box: its label and its category. */
export type QuickSearch = Pick<Filters, 'type' | 'subsection'> & { readonly label: string };

/** The specification's quick searches, in order (SEARCH-002, SEARCH-G01). */
const QUICK_SEARCHES: readonly QuickSearch[] = [
  { label: 'Máquinas de coser', type: 'maquinas de coser', subsection: 'all' },
  { label: 'Hilos', type: 'all', subsection: 'Hilos' },
  { label: 'Elásticos', type: 'all', subsection: 'Elásticos' },
  { label: 'Herramientas', type: 'all', subsection: 'Herramientas/Tijeras' },
  { label: 'Cierres', type: 'all', subsection: 'Cierres' },
];

/**
 * The quick searches of a shop. One of a renamed subsection has its new name, one without a subsection is left out.
 * @param nameNow the present name of a subsection of the specification
 */
export function quickSearches(taxonomy: Taxonomy, nameNow: (subsection: string) => string): QuickSearch[] {
  const names = new Set(taxonomy.flatMap(({ subsections }) => subsections.map(({ name }) => name)));
  return QUICK_SEARCHES.flatMap((quick) => {
    if (quick.subsection === 'all') return [quick];
    const subsection = nameNow(quick.subsection);
    if (!names.has(subsection)) return [];
    return [subsection === quick.subsection ? quick : { ...quick, label: subsection, subsection }];
  });
}
