import { PageLink } from '#web/ui/page-link.tsx';
import { type CatalogueQuery, filteredHref } from './catalogue-query.ts';
import { isSameCategory, isSameName } from './same-category.ts';

type CategoryLinkProps = {
  label: string;
  count: number;
  filters: { type: string; subsection: string };
  query: CatalogueQuery;
  hash: string;
};

export function CategoryLink({ label, count, filters, query, hash }: CategoryLinkProps) {
  const { type, subsection } = query.filters;
  // A type alone is chosen in each of its subsections.
  const isTypeAnywhere =
    subsection === 'all' && filters.subsection !== 'all' && isSameName(type, filters.type);
  const isChosen = isSameCategory(query.filters, filters) || (isTypeAnywhere && type !== 'all');
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
