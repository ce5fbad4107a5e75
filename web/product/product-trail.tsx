import type { Step } from '#domain/addresses/category-steps.ts';
import { Trail } from '#web/storefront/trail.tsx';

/** Where the product stands in the catalogue: section / subsection / type, as links (DETAIL-006). */
export function ProductTrail({ steps }: { steps: readonly Step[] }) {
  return (
    <div className="no-scrollbar min-w-0 overflow-x-auto whitespace-nowrap">
      <Trail steps={steps} />
    </div>
  );
}
