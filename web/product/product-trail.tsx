import { categoryPath } from '#domain/addresses/category-path.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { screenSection, TAXONOMY } from '#domain/catalogue/taxonomy.ts';
import { Trail } from '#web/storefront/trail.tsx';

/** Where the product stands in the catalogue: section / subsection / type, as links (DETAIL-006). */
export function ProductTrail({ product: { section, subsection, type } }: { product: Product }) {
  const branch = TAXONOMY.find((one) => one.section === section);
  const steps = [
    {
      name: screenSection(section),
      path: categoryPath({ type: branch?.filterType ?? 'all', subsection: 'all' }),
    },
    { name: subsection, path: categoryPath({ type: 'all', subsection }) },
    { name: type, path: categoryPath({ type, subsection }) },
  ];
  return (
    <div className="no-scrollbar min-w-0 overflow-x-auto whitespace-nowrap">
      <Trail steps={steps.filter(({ name }) => name !== '')} />
    </div>
  );
}
