import './product-form.css';
import type { ReactNode } from 'react';
import { PhotoField } from '../photos/photo-field.tsx';
import { BarCodeFields } from './bar-code-fields.tsx';
import { bulkOfferNote } from './bulk-offer-note.ts';
import { fieldId } from './field-id.ts';
import { FIELD_LABELS } from './field-labels.ts';
import { OfferFlagField } from './offer-flag-field.tsx';
import { SaleUnitFields } from './sale-unit-fields.tsx';
import { ContentFields, VatField } from './tax-and-content-fields.tsx';
import { AreaField, TextField } from './text-field.tsx';
import type { ProductForm } from './use-product-form.ts';
import { VariantField } from './variant-field.tsx';

/** The fields of new and old products. @param children shown before the other fields */
export function ProductFormFields({ form, children }: { form: ProductForm; children?: ReactNode }) {
  const { draft, set, problems, photos } = form;
  const offer = bulkOfferNote(draft);
  return (
    <div className="product-fields">
      {children}
      <TextField form={form} field="brand" span={2} />
      <TextField form={form} field="code" span={2} className="figures" />
      <TextField
        form={form}
        field="price"
        span={2}
        inputMode="decimal"
        className="figures"
        help="Vacío se muestra «Consultar»."
      />
      <TextField form={form} field="name" span={6} />
      <TextField
        form={form}
        field="summary"
        span={6}
        help={`En la tarjeta se leen los primeros 40 caracteres; lleva ${Array.from(draft.summary).length}.`}
      />
      <AreaField form={form} field="description" help="Cada barra «/» es un salto de línea." />
      <AreaField form={form} field="specifications" />
      <TextField
        form={form}
        field="packPrice"
        span={3}
        inputMode="decimal"
        className="figures"
        help="El de todas esas unidades juntas."
      />
      <TextField form={form} field="minimumUnits" span={3} inputMode="numeric" help={offer.help} />
      <p role="status" className="text-sm text-warning empty:absolute">
        {offer.warning}
      </p>
      <SaleUnitFields form={form} />
      <VatField form={form} />
      <ContentFields form={form} />
      <OfferFlagField isOffer={draft.isOffer} onChange={(isOffer) => set({ isOffer })} />
      <FlagField form={form} field="isHidden" />
      <FlagField form={form} field="isSoldOut" />
      <VariantField form={form} />
      <BarCodeFields form={form} />
      <div className="photos-width col-span-full">
        <PhotoField
          id={fieldId('photos')}
          photos={photos}
          productName={draft.name || 'este producto'}
          colours={draft.variants === 'COLOURS' ? draft.colours : NO_COLOURS}
          altTextsId={fieldId('altTexts')}
          error={problems.photos}
          altTextsError={problems.altTexts}
        />
      </div>
    </div>
  );
}

const NO_COLOURS: readonly string[] = [];

type FlagFieldProps = { readonly form: ProductForm; readonly field: 'isHidden' | 'isSoldOut' };

function FlagField({ form: { draft, set }, field }: FlagFieldProps) {
  return (
    <label className="product-flag">
      <input
        type="checkbox"
        checked={draft[field]}
        onChange={({ target }) => set({ [field]: target.checked })}
      />
      {FIELD_LABELS[field]}
    </label>
  );
}
