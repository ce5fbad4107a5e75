import { categoryPath } from '#domain/addresses/category-path.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { screenSection } from '#domain/catalogue/taxonomy.ts';
import { useCategories } from '#web/storefront/store-context.tsx';
import { Trail } from '#web/storefront/trail.tsx';

/** Where the product stands in the catalogue: section / subsection / type, as links (DETAIL-006). */
export function ProductTrail({ product: { section, subsection, type } }: { product: Product }) {
  const { taxonomy } = useCategories();
  const branch = taxonomy.find((one) => one.section === section);
  const steps = [
    {
      name: screenSection(section),
      path: categoryPath({ type: branch?.filterType ?? 'all', subsection: 'all' }, taxonomy),
    },
    { name: subsection, path: categoryPath({ type: 'all', subsection }, taxonomy) },
    { name: type, path: categoryPath({ type, subsection }, taxonomy) },
  ];
  return (
    <div className="no-scrollbar min-w-0 overflow-x-auto whitespace-nowrap">
      <Trail steps={steps.filter(({ name }) => name !== '')} />
    </div>
  );
}
