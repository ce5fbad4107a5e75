import { screenSection } from '#domain/catalogue/taxonomy.ts';
import { Field } from '#web/ui/field.tsx';
import { useFormCategories } from '../categories/form-categories.tsx';
import { Select } from '../select/select.tsx';
import { fieldId } from './field-id.ts';
import { FIELD_LABELS } from './field-labels.ts';
import type { ProductForm } from './use-product-form.ts';

/** The product's category. A new section or subsection clears the levels below it. */
export function CategoryFields({ form: { draft, set, problems } }: { form: ProductForm }) {
  const categories = useFormCategories();
  const branch = categories.find(({ section }) => section === draft.section);
  const subsection = branch?.subsections.find(({ name }) => name === draft.subsection);
  return (
    <>
      <ChoiceField
        field="section"
        value={draft.section}
        options={categories.map(({ section }) => ({ value: section, label: screenSection(section) }))}
        error={problems.section}
        onChange={(value) => {
          const chosen = categories.find(({ section }) => section === value);
          set({ section: chosen?.section ?? '', subsection: '', type: '' });
        }}
      />
      <ChoiceField
        field="subsection"
        value={draft.subsection}
        options={named(branch?.subsections.map(({ name }) => name))}
        error={problems.subsection}
        onChange={(value) => set({ subsection: value, type: '' })}
      />
      <ChoiceField
        field="type"
        value={draft.type}
        options={named(subsection?.types)}
        error={problems.type}
        onChange={(value) => set({ type: value })}
      />
    </>
  );
}

type Option = { readonly value: string; readonly label: string };

function named(names: readonly string[] = []): Option[] {
  return names.map((name) => ({ value: name, label: name }));
}

type ChoiceFieldProps = {
  readonly field: 'section' | 'subsection' | 'type';
  readonly value: string;
  readonly options: readonly Option[];
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

function ChoiceField({ field, value, options, error, onChange }: ChoiceFieldProps) {
  // An older product may have a category that the lists lack; it stays as an option.
  const isKnown = value === '' || options.some((option) => option.value === value);
  const shown = isKnown ? options : [{ value, label: value }, ...options];
  return (
    <div className="product-field-third">
      <Field id={fieldId(field)} label={FIELD_LABELS[field]} error={error}>
        {(control) => (
          <Select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
            <option value="" disabled>
              Elige…
            </option>
            {shown.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
