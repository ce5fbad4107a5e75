import { Field } from '#web/ui/field.tsx';
import type { ContactFormState } from './use-contact-form.ts';

type ContactFieldsProps = {
  readonly form: ContactFormState;
  readonly isReadOnly: boolean;
  /** Before the scripts run, the browser asks for what is missing. */
  readonly isCheckedByBrowser: boolean;
};

/** All five are required (CONTACT-007). */
export function ContactFields({ form, isReadOnly, isCheckedByBrowser }: ContactFieldsProps) {
  const { error, ...message } = form.fieldProps('message');
  return (
    <>
      <Field
        label="Nombre"
        isRequired
        autoComplete="name"
        readOnly={isReadOnly}
        required={isCheckedByBrowser}
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
        required={isCheckedByBrowser}
        {...form.fieldProps('email')}
      />
      <Field
        label="Teléfono"
        isRequired
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        readOnly={isReadOnly}
        required={isCheckedByBrowser}
        {...form.fieldProps('phone')}
      />
      <Field
        label="Dirección"
        isRequired
        autoComplete="street-address"
        placeholder="Calle y número, localidad"
        readOnly={isReadOnly}
        required={isCheckedByBrowser}
        {...form.fieldProps('location')}
      />
      <div className="contact-message sm:col-span-2">
        <Field label="Mensaje" isRequired error={error}>
          {(control) => (
            <textarea
              {...message}
              {...control}
              rows={9}
              readOnly={isReadOnly}
              required={isCheckedByBrowser}
            />
          )}
        </Field>
      </div>
    </>
  );
}
