import { MEASURES, storedMeasure, unitPrice } from '#domain/law/unit-price.ts';
import { storedVat, VAT_RATES } from '#domain/law/vat.ts';
import { VAT_LABELS } from '#domain/law/vat-labels.ts';
import { parsePesos } from '#domain/money/parse-pesos.ts';
import { formatExactPrice } from '#web/format.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '../select/select.tsx';
import { fieldId } from './field-id.ts';
import { FIELD_LABELS } from './field-labels.ts';
import type { ProductDraft } from './product-draft.ts';
import { TextField } from './text-field.tsx';
import type { ProductForm } from './use-product-form.ts';

/** The VAT that the price has in it (LAW-001). */
export function VatField({ form: { draft, set, problems } }: { form: ProductForm }) {
  return (
    <div className="product-field-third">
      <Field
        id={fieldId('vat')}
        label={FIELD_LABELS.vat}
        error={problems.vat}
        help="Ya incluido en el precio."
      >
        {(control) => (
          <Select
            {...control}
            value={draft.vat}
            onChange={({ target }) => set({ vat: storedVat(target.value) })}
          >
            {VAT_RATES.map((rate) => (
              <option key={rate} value={rate}>
                {VAT_LABELS[rate]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}

/** What a price per metre or 100 g is computed from (LAW-005). */
export function ContentFields({ form }: { form: ProductForm }) {
  const { draft, set, problems } = form;
  return (
    <>
      <TextField
        form={form}
        field="unitAmount"
        span={2}
        inputMode="decimal"
        className="figures"
        help={contentHelp(draft)}
      />
      <div className="product-field-third">
        <Field id={fieldId('unitMeasure')} label={FIELD_LABELS.unitMeasure} error={problems.unitMeasure}>
          {(control) => (
            <Select
              {...control}
              value={draft.unitMeasure}
              onChange={({ target }) => set({ unitMeasure: storedMeasure(target.value) })}
            >
              <option value="">Ninguna</option>
              {MEASURES.map((measure) => (
                <option key={measure}>{measure}</option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </>
  );
}

function contentHelp({ price, unitAmount, unitMeasure }: ProductDraft): string {
  const content = { unitAmount: unitAmount.trim().replace(',', '.'), unitMeasure };
  const shown = unitPrice(parsePesos(price), content);
  return shown === null
    ? 'Cuánto trae, si se vende por medida.'
    : `La tienda muestra ${formatExactPrice(shown.price)} por ${shown.per}.`;
}
