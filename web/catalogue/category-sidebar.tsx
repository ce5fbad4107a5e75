import type { CategoryCounts } from '#domain/catalogue/category-counts.ts';
import { WideAside } from '#web/ui/wide-aside.tsx';
import { type CatalogueQuery, RESULTS_ID } from './catalogue-query.ts';
import { CategoryTree } from './category-tree.tsx';
import { PriceFilter } from './price-filter.tsx';
import { RepairsBlock } from './repairs-block.tsx';

/** Stands left of the results from 1024 px on (ROUTE-004). Without scripts it stands above them on small screens. */
export function CategorySidebar({ query, counts }: { query: CatalogueQuery; counts: CategoryCounts }) {
  const hash = `#${RESULTS_ID}`;
  return (
    <WideAside className="hidden lg:block noscript:block">
      <h2 className="text-2xl">Categorías</h2>
      <CategoryTree id="categorias" query={query} counts={counts} hash={hash} />
      <PriceFilter query={query} hash={hash} />
      <RepairsBlock />
    </WideAside>
  );
}
