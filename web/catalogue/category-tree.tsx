import type { CategoryCounts } from '#domain/catalogue/category-counts.ts';
import { keptPart } from '#web/kept/kept-part.tsx';
import { useCategories } from '#web/storefront/store-context.tsx';
import type { CatalogueQuery } from './catalogue-query.ts';
import { CategoryGroup } from './category-group.tsx';
import { CategoryLink } from './category-link.tsx';

type CategoryTreeProps = {
  /** Unlike that of another tree on the page. */
  id: string;
  query: CatalogueQuery;
  counts: CategoryCounts;
  /** Appended to the links' addresses. */
  hash: string;
};

/** Both branches with their subsections and types, each with its number of products (NAV-005 to NAV-011). */
export const CategoryTree = keptPart(function CategoryTree({ id, query, counts, hash }: CategoryTreeProps) {
  const { taxonomy } = useCategories();
  return (
    <nav className="category-tree" aria-label="Categorías">
      {taxonomy.map((branch) => (
        <section key={branch.section} aria-labelledby={`${id}-${branch.section}`}>
          <h3 id={`${id}-${branch.section}`}>
            <CategoryLink
              label={branch.label}
              count={counts.bySection[branch.section.toLowerCase()] ?? 0}
              filters={{ type: branch.filterType, subsection: 'all' }}
              {...{ query, hash }}
            />
          </h3>
          <ul>
            {branch.subsections.map((subsection, place) => (
              <CategoryGroup
                key={subsection.name}
                {...{ subsection, query, counts, hash }}
                listId={`${id}-${branch.section}-${place}`}
              />
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}, dependencies);

/** The links say the query, and each page has its own object of it. */
function dependencies({ id, query, counts, hash }: CategoryTreeProps) {
  return [id, JSON.stringify(query), counts, hash];
}
