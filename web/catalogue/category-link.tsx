import { Link } from 'react-router';
import { normalised } from '#domain/catalogue/normalised.ts';
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
    normalised(query.filters.type) === normalised(filters.type) &&
    normalised(query.filters.subsection) === normalised(filters.subsection);
  return (
    <Link
      className="category-link"
      to={`${filteredHref(query, filters)}${hash}`}
      aria-current={isChosen ? 'true' : undefined}
      preventScrollReset={hash === ''}
    >
      {label}
      <span className="figures">{count}</span>
    </Link>
  );
}
