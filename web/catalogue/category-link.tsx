import { normalisedCategory } from '#domain/text/normalised.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { type CatalogueQuery, filteredHref } from './catalogue-query.ts';

type CategoryLinkProps = {
  label: string;
  count: number;
  filters: { type: string; subsection: string };
  query: CatalogueQuery;
  hash: string;
};

export function CategoryLink({ label, count, filters, query, hash }: CategoryLinkProps) {
  const isChosen =
    normalisedCategory(query.filters.type) === normalisedCategory(filters.type) &&
    normalisedCategory(query.filters.subsection) === normalisedCategory(filters.subsection);
  return (
    <PageLink
      className="category-link"
      to={`${filteredHref(query, filters)}${hash}`}
      aria-current={isChosen ? 'true' : undefined}
      keepsScroll={hash === ''}
    >
      {label}
      <span className="figures">{count}</span>
    </PageLink>
  );
}
