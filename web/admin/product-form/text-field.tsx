import type { ComponentProps } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/field.tsx';
import { fieldId } from './field-id.ts';
import { FIELD_LABELS } from './field-labels.ts';
import type { DraftField, ProductDraft } from './product-draft.ts';
import type { ProductForm } from './use-product-form.ts';

type TextName = {
  [Field in DraftField]: string extends ProductDraft[Field] ? Field : never;
}[DraftField];

type TextFieldProps = {
  readonly form: ProductForm;
  readonly field: TextName;
  /** How many of the form's six columns the field takes. */
  readonly span: 2 | 3 | 6;
  readonly help?: string;
  readonly inputMode?: ComponentProps<'input'>['inputMode'];
  readonly className?: string;
};

const SPANS = { 2: 'product-field-third', 3: 'product-field-half', 6: 'col-span-full' } as const;

export function TextField({ form, field, span, ...rest }: TextFieldProps) {
  return (
    <div className={SPANS[span]}>
      <Field
        {...rest}
        id={fieldId(field)}
        label={FIELD_LABELS[field]}
        value={form.draft[field]}
        error={form.problems[field]}
        autoComplete="off"
        onChange={({ target }) => form.set({ [field]: target.value })}
      />
    </div>
  );
}

type AreaFieldProps = Pick<TextFieldProps, 'form' | 'help'> & {
  readonly field: 'description' | 'specifications';
};

export function AreaField({ form, field, help }: AreaFieldProps) {
  return (
    <div className="col-span-full">
      <Field id={fieldId(field)} label={FIELD_LABELS[field]} help={help} error={form.problems[field]}>
        {(control) => (
          <textarea
            {...control}
            className={classNames(control.className, 'product-area')}
            value={form.draft[field]}
            onChange={({ target }) => form.set({ [field]: target.value })}
          />
        )}
      </Field>
    </div>
  );
}
