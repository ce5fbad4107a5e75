import type { ContactField, ContactMessage } from '#domain/contact/contact-message.ts';
import { WIRE_CONTACT_FIELDS } from '#schemas/wire/contact-message.ts';
import { type FormFields, useFormFields } from '#web/ui/use-form-fields.ts';
import { CONTACT_FORM_TEXTS, contactFormProblems } from './contact-form-problems.ts';

const NOTHING_TYPED: ContactMessage = { name: '', email: '', phone: '', location: '', message: '' };

type ContactFieldProps = ReturnType<FormFields<ContactField>['fieldProps']> & { readonly name: string };

export type ContactFormState = Omit<FormFields<ContactField>, 'fieldProps'> & {
  fieldProps(field: ContactField): ContactFieldProps;
};

/** A field's problem shows only after the person has left the field (CONTACT-015, CONTACT-G03). */
export function useContactForm(): ContactFormState {
  const form = useFormFields({
    empty: NOTHING_TYPED,
    problemsOf: contactFormProblems,
    texts: CONTACT_FORM_TEXTS,
  });
  return {
    ...form,
    fieldProps: (field) => ({ ...form.fieldProps(field), name: WIRE_CONTACT_FIELDS[field] }),
  };
}
