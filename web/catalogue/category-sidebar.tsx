import { hasChoices } from '#domain/catalogue/filters.ts';
import { WideAside } from '#web/ui/wide-aside.tsx';
import { RESULTS_ID } from './catalogue-query.ts';
import { CategoryTree } from './category-tree.tsx';
import { LateFilters } from './late-filters.tsx';
import type { LinkedCategories } from './linked-categories.ts';
import { PriceFilter } from './price-filter.tsx';
import { RepairsBlock } from './repairs-block.tsx';
import type { CatalogueView } from './sized-view.ts';

type CategorySidebarProps = LinkedCategories & {
  /** What stands beside it, where that is a list to narrow. */
  results?: CatalogueView | null;
};

/** Stands left of the results from 1024 px on (ROUTE-004). Without scripts it stands above them on small screens. */
export function CategorySidebar({ query, counts, results = null }: CategorySidebarProps) {
  const hash = `#${RESULTS_ID}`;
  const rest = (
    <>
      <PriceFilter query={query} hash={hash} />
      <RepairsBlock />
    </>
  );
  const hasFilters = results !== null && (results.page.total > 0 || hasChoices(results.query.filters));
  return (
    // What comes late may be higher than the results, and would move what stands below them.
    <WideAside className={`hidden lg:block noscript:block${hasFilters ? ' xl:min-h-svh' : ''}`}>
      <h2 className="text-2xl">Categorías</h2>
      <CategoryTree id="categorias" {...{ query, counts, hash }} />
      {hasFilters ? <LateFilters view={results}>{rest}</LateFilters> : rest}
    </WideAside>
  );
}
