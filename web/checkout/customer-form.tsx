import type { ReactNode } from 'react';
import { Field } from '#web/ui/field.tsx';
import type { CheckoutFormState } from './use-checkout-form.ts';

type CustomerFormProps = {
  readonly id: string;
  readonly form: CheckoutFormState;
  readonly onSubmit: () => void;
  /** The field of the order's note. */
  readonly note: ReactNode;
};

export function CustomerForm({ id, form, onSubmit, note }: CustomerFormProps) {
  return (
    <form
      id={id}
      method="post"
      noValidate
      className="grid gap-x-5 gap-y-5.5 lg:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (form.isValid) onSubmit();
      }}
    >
      <Field
        label="Nombre"
        isRequired
        name="firstName"
        autoComplete="given-name"
        {...form.fieldProps('firstName')}
      />
      <Field
        label="Apellido"
        isRequired
        name="lastName"
        autoComplete="family-name"
        {...form.fieldProps('lastName')}
      />
      <div className="lg:col-span-2">
        <Field
          label="Teléfono"
          isRequired
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint="Con código de área, por ejemplo: 11 2345-6789."
          {...form.fieldProps('phone')}
        />
      </div>
      <div className="lg:col-span-2">
        <Field
          label="Correo electrónico"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          placeholder="nombre@correo.com"
          help="Opcional."
          {...form.fieldProps('email')}
        />
      </div>
      {note}
    </form>
  );
}
