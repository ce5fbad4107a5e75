import { useState } from 'react';
import type { CategoryCounts } from '#domain/catalogue/category-counts.ts';
import { hasFilters, NO_FILTERS } from '#domain/catalogue/filters.ts';
import { keptPart } from '#web/kept/kept-part.tsx';
import { useCategories } from '#web/storefront/store-context.tsx';
import type { CatalogueQuery } from './catalogue-query.ts';
import { CategoryGroup } from './category-group.tsx';
import { CategoryLink } from './category-link.tsx';
import { isSameCategory, isSameName } from './same-category.ts';

type CategoryTreeProps = {
  /** Unlike that of another tree on the page. */
  id: string;
  query: CatalogueQuery;
  counts: CategoryCounts;
  /** Appended to the links' addresses. */
  hash: string;
};

/**
 * Both branches with their subsections and types, each with its number of products (NAV-005 to NAV-011). Where filters stand
 * below it, from 1280 px on, it leaves out what brings nothing, what lies beside a chosen subsection, and what a brand's page
 * names above its products; of the many subsections of a broad search it shows those with the most products first.
 */
export const CategoryTree = keptPart(function CategoryTree({ id, query, counts, hash }: CategoryTreeProps) {
  const { taxonomy } = useCategories();
  const { type, subsection } = query.filters;
  const isNarrowed = hasFilters({ ...query.filters, type: 'all', subsection: 'all' });
  const isInCategory = !isSameCategory({ type, subsection }, NO_FILTERS);
  const isOfBrand = query.place?.stands.includes('brand') === true;
  const [isWhole, setIsWhole] = useState(false);
  const isBroad = isNarrowed && !isInCategory && !isOfBrand && !isWhole;
  const { least, rest } = isBroad ? fewest(counts) : WHOLE;
  return (
    <nav className="category-tree" aria-label="Categorías">
      {taxonomy.map((branch) => {
        const count = counts.bySection[branch.section.toLowerCase()] ?? 0;
        return (
          <section
            key={branch.section}
            aria-labelledby={`${id}-${branch.section}`}
            className={isNarrowed && count === 0 ? 'xl:hidden' : undefined}
          >
            <h3 id={`${id}-${branch.section}`}>
              <CategoryLink
                label={branch.label}
                count={count}
                filters={{ type: branch.filterType, subsection: 'all' }}
                {...{ query, hash }}
              />
            </h3>
            <ul>
              {branch.subsections.map((own, place) => (
                <CategoryGroup
                  key={own.name}
                  {...{ query, counts, hash, isNarrowed }}
                  subsection={own}
                  least={least}
                  isElsewhere={isOfBrand || (isInCategory && !isSameName(type, branch.filterType))}
                  listId={`${id}-${branch.section}-${place}`}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {rest > 0 && (
        <button
          type="button"
          className="button button-quiet button-small hidden! xl:inline-flex! noscript:hidden!"
          onClick={() => setIsWhole(true)}
        >
          Ver las otras {rest}
        </button>
      )}
    </nav>
  );
}, dependencies);

/** As many subsections stay as names of a filter. */
const MOST_SHOWN = 6;

/** A button takes the place of one, so that fewer than these are no gain. */
const FEW = 3;

const WHOLE = { least: 0, rest: 0 };

/** The number of products that a subsection needs to be shown, and how many have fewer. */
function fewest({ bySubsection }: CategoryCounts): { least: number; rest: number } {
  const found = Object.values(bySubsection).toSorted((a, b) => b - a);
  const least = found[MOST_SHOWN - 1] ?? 0;
  const rest = found.filter((count) => count > 0 && count < least).length;
  return rest < FEW ? WHOLE : { least, rest };
}

/** The links say the query, and each page has its own object of it. */
function dependencies({ id, query, counts, hash }: CategoryTreeProps) {
  return [id, JSON.stringify(query), counts, hash];
}
