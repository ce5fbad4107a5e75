import { useId } from 'react';
import type { CategoryCounts } from '#domain/catalogue/category-counts.ts';
import { useCategories } from '#web/storefront/store-context.tsx';
import type { CatalogueQuery } from './catalogue-query.ts';
import { CategoryGroup } from './category-group.tsx';
import { CategoryLink } from './category-link.tsx';

type CategoryTreeProps = {
  query: CatalogueQuery;
  counts: CategoryCounts;
  /** Appended to the links' addresses. */
  hash: string;
};

/** Both branches with their subsections and types, each with its number of products (NAV-005 to NAV-011). */
export function CategoryTree({ query, counts, hash }: CategoryTreeProps) {
  const treeId = useId();
  const { taxonomy } = useCategories();
  return (
    <nav className="category-tree" aria-label="Categorías">
      {taxonomy.map((branch) => (
        <section key={branch.section} aria-labelledby={`${treeId}${branch.section}`}>
          <h3 id={`${treeId}${branch.section}`}>
            <CategoryLink
              label={branch.label}
              count={counts.bySection[branch.section.toLowerCase()] ?? 0}
              filters={{ type: branch.filterType, subsection: 'all' }}
              {...{ query, hash }}
            />
          </h3>
          <ul>
            {branch.subsections.map((subsection) => (
              <CategoryGroup key={subsection.name} {...{ subsection, query, counts, hash }} />
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
