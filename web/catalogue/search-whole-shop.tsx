import { NO_FILTERS } from '#domain/catalogue/filters.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { type CatalogueQuery, filteredHref, RESULTS_ID } from './catalogue-query.ts';

type SearchWholeShopProps = { query: CatalogueQuery; count: number; onChoose?: () => void };

/** Leads to the products that have the words outside the chosen filters, if there are any. */
export function SearchWholeShop({ query, count, onChoose }: SearchWholeShopProps) {
  if (count === 0) return null;
  const { text } = query.filters;
  return (
    <ButtonLink to={`${filteredHref(query, { ...NO_FILTERS, text })}#${RESULTS_ID}`} onClick={onChoose}>
      Buscar «{text.trim()}» en toda la tienda ({count})
    </ButtonLink>
  );
}
