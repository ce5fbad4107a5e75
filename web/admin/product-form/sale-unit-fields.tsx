import { quantityText, wordsOfUnit } from '#domain/measure/quantity-text.ts';
import { isByMeasure, MEASURE_CODES, SCALES, stepsOf, UNIT_CODES } from '#domain/measure/sale-unit.ts';
import { upperFirst } from '#domain/text/upper-first.ts';
import { useStorePage } from '#web/storefront/store-context.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '../select/select.tsx';
import { fieldId } from './field-id.ts';
import { FIELD_LABELS } from './field-labels.ts';
import type { ProductForm } from './use-product-form.ts';

/** In what the product is sold, and by which step (UNIT-001). A shop that sells by the piece alone doesn't see it. */
export function SaleUnitFields({ form: { draft, set, problems } }: { form: ProductForm }) {
  const { desk } = useStorePage();
  const { saleUnit } = draft;
  const isMeasured = isByMeasure(saleUnit);
  if (!desk?.selling.byMeasure && !isMeasured) return null;
  const measure = MEASURE_CODES.find((code) => code === saleUnit.code);
  return (
    <>
      <div className="product-field-third">
        <Field
          id={fieldId('saleUnit')}
          label={FIELD_LABELS.saleUnit}
          help={isMeasured ? 'El precio es el de una unidad entera.' : undefined}
          error={isMeasured ? undefined : problems.saleUnit}
        >
          {(control) => (
            <Select
              {...control}
              value={saleUnit.code}
              onChange={({ target }) => {
                const code = UNIT_CODES.find((one) => one === target.value) ?? 'C62';
                // Half a unit is the commonest step.
                const [, half = 1] = code === 'C62' ? [] : stepsOf(code);
                set({ saleUnit: { code, increment: half, minimum: '' } });
              }}
            >
              {UNIT_CODES.map((code) => (
                <option key={code} value={code}>
                  {upperFirst(wordsOfUnit({ code }).one)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {measure !== undefined && (
        <>
          <div className="product-field-third">
            <Field id="field-sale-step" label="Paso" help="De a cuánto se vende.">
              {(control) => (
                <Select
                  {...control}
                  value={saleUnit.increment}
                  onChange={({ target }) =>
                    set({ saleUnit: { ...saleUnit, increment: Number(target.value) } })
                  }
                >
                  {stepsOf(measure).map((parts) => (
                    <option key={parts} value={parts}>
                      {quantityText(parts, { code: measure, scale: SCALES[measure] })}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </div>
          <div className="product-field-third">
            <Field
              id="field-sale-minimum"
              label="Mínimo"
              value={saleUnit.minimum}
              placeholder={quantityText(saleUnit.increment, { code: measure, scale: SCALES[measure] })}
              error={problems.saleUnit}
              help="Vacío es un paso."
              inputMode="decimal"
              autoComplete="off"
              onChange={({ target }) => set({ saleUnit: { ...saleUnit, minimum: target.value } })}
            />
          </div>
        </>
      )}
    </>
  );
}
