import type { Settings } from '#schemas/store/area-schemas.ts';
import { TAX_CONDITION_LABELS } from '#web/storefront/tax-condition-labels.ts';
import type { AreaForm } from '../area/area-definition.ts';
import { ChoiceInput } from '../area/area-inputs.tsx';
import { NET_PRICE_SIZE_LABELS } from './tax-labels.ts';

const CONDITIONS = choicesOf(TAX_CONDITION_LABELS);
const SIZES = choicesOf(NET_PRICE_SIZE_LABELS);

export function TaxesForm({ form: { draft, set, problemAt } }: { form: AreaForm<Settings['taxes']> }) {
  return (
    <>
      <ChoiceInput
        path="condition"
        label="Condición ante el IVA"
        help="Un responsable inscripto muestra, donde hay un precio, cuánto es sin impuestos nacionales. Un monotributista no."
        value={draft.condition}
        choices={CONDITIONS}
        problemAt={problemAt}
        onChange={(condition) => set({ condition })}
      />
      <ChoiceInput
        path="netPriceSize"
        label="Tamaño de la leyenda"
        help="La mayoría lee la norma así: más chica que el precio final. Confírmalo con tu contador."
        value={draft.netPriceSize}
        choices={SIZES}
        problemAt={problemAt}
        onChange={(netPriceSize) => set({ netPriceSize })}
      />
      <p className="text-sm text-secondary">
        El IVA de cada producto está en su ficha y en la planilla de productos: 21&nbsp;% si no dice otro.
      </p>
    </>
  );
}

/** Safe: the keys of the labels are their values. */
function choicesOf<Value extends string>(labels: Readonly<Record<Value, string>>) {
  return Object.entries<string>(labels).map(([value, label]) => ({ value: value as Value, label }));
}
