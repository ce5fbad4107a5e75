import { type ContactField, type ContactMessage, contactProblems } from '#domain/contact/contact-message.ts';
import { CONTACT_PROBLEM_TEXTS, WIRE_CONTACT_FIELDS } from '#schemas/wire/contact-message.ts';
import { type FormFields, useFormFields } from '#web/ui/use-form-fields.ts';

const NOTHING_TYPED: ContactMessage = { name: '', email: '', phone: '', location: '', message: '' };

type ContactFieldProps = ReturnType<FormFields<ContactField>['fieldProps']> & { readonly name: string };

export type ContactFormState = Omit<FormFields<ContactField>, 'fieldProps'> & {
  fieldProps(field: ContactField): ContactFieldProps;
};

/** A field's problem shows only after the person has left the field (CONTACT-015, CONTACT-G03). */
export function useContactForm(): ContactFormState {
  const form = useFormFields({
    empty: NOTHING_TYPED,
    problemsOf: contactProblems,
    texts: CONTACT_PROBLEM_TEXTS,
  });
  return {
    ...form,
    fieldProps: (field) => ({ ...form.fieldProps(field), name: WIRE_CONTACT_FIELDS[field] }),
  };
}
