import { Field } from '#web/ui/field.tsx';
import { Select } from '../select/select.tsx';
import { fieldId } from './field-id.ts';
import { FIELD_LABELS } from './field-labels.ts';

type OfferFieldProps = { readonly isOffer: boolean; readonly onChange: (isOffer: boolean) => void };

/** 'Si' makes the product an offer; any other value doesn't (WIZARD-010, WIZARD-011, PRODADM-023). */
export function OfferFlagField({ isOffer, onChange }: OfferFieldProps) {
  return (
    <div className="product-field-half">
      <Field id={fieldId('isOffer')} label={FIELD_LABELS.isOffer}>
        {(control) => (
          <Select
            {...control}
            value={isOffer ? 'Si' : 'No'}
            onChange={({ target }) => onChange(target.value === 'Si')}
          >
            <option>No</option>
            <option>Si</option>
          </Select>
        )}
      </Field>
    </div>
  );
}
