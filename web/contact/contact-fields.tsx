import { Field } from '#web/ui/field.tsx';
import type { ContactFormState } from './use-contact-form.ts';

type ContactFieldsProps = { readonly form: ContactFormState; readonly isReadOnly: boolean };

/** All five are required (CONTACT-007). */
export function ContactFields({ form, isReadOnly }: ContactFieldsProps) {
  const { error, ...message } = form.fieldProps('message');
  return (
    <>
      <Field
        label="Nombre"
        isRequired
        autoComplete="name"
        readOnly={isReadOnly}
        {...form.fieldProps('name')}
      />
      <Field
        label="Email"
        isRequired
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        placeholder="nombre@correo.com"
        readOnly={isReadOnly}
        {...form.fieldProps('email')}
      />
      <Field
        label="Teléfono"
        isRequired
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        readOnly={isReadOnly}
        {...form.fieldProps('phone')}
      />
      <Field
        label="Dirección"
        isRequired
        autoComplete="street-address"
        placeholder="Calle y número, localidad"
        readOnly={isReadOnly}
        {...form.fieldProps('location')}
      />
      <div className="contact-message sm:col-span-2">
        <Field label="Mensaje" isRequired error={error}>
          {(control) => <textarea {...message} {...control} rows={9} readOnly={isReadOnly} />}
        </Field>
      </div>
    </>
  );
}
