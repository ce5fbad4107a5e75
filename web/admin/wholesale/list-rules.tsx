import { PRICE_LIST_LIMITS } from '#domain/wholesale/price-list-limits.ts';
import { useFormCategories } from '../categories/form-categories.tsx';
import type { AreaForm } from '../store/area/area-definition.ts';
import { SortableRows } from '../store/area/sortable-rows.tsx';
import { useBrandNames } from '../store/brands/use-brand-names.ts';
import { EMPTY_RULE, type ListDraft } from './list-draft.ts';
import { RuleFields } from './rule-fields.tsx';
import { placeText } from './rule-scope.ts';
import { useProductCounts } from './use-product-counts.ts';

/** How much less each part of the shop costs (TRADE-001). */
export function ListRules({ form: { draft, set, problemAt } }: { form: AreaForm<ListDraft> }) {
  const brands = useBrandNames();
  const categories = useFormCategories();
  const countOf = useProductCounts(draft.rules);
  return (
    <SortableRows
      path="rules"
      label="Cuánto menos"
      help="Gana la más precisa: producto, marca, tipo, sección, tienda."
      rows={draft.rules}
      onChange={(rules) => set({ rules })}
      problemAt={problemAt}
      nameOf={(rule) => `la regla de ${placeText(rule)}`}
      addLabel="Otra regla"
      empty={() => EMPTY_RULE}
      max={PRICE_LIST_LIMITS.rules}
    >
      {(rule, change, path) => (
        <RuleFields
          path={path}
          rule={rule}
          choices={{ categories, brands }}
          count={countOf(rule)}
          onChange={change}
          problemAt={problemAt}
        />
      )}
    </SortableRows>
  );
}
