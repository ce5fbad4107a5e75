import { useState } from 'react';
import {
  type CheckoutField,
  type CheckoutForm,
  type CheckoutProblem,
  checkoutProblems,
} from '#domain/contact/checkout-form.ts';

const NOTHING_TYPED: CheckoutForm = { firstName: '', lastName: '', phone: '', email: '' };

const INVALID_PHONE = 'Por favor, introduce un número de teléfono válido.';
const INVALID_EMAIL = 'Por favor, introduce un correo electrónico válido.';

const PROBLEM_TEXTS = {
  firstName: { required: 'Escribe tu nombre.', invalid: 'Escribe tu nombre.' },
  lastName: { required: 'Escribe tu apellido.', invalid: 'Escribe tu apellido.' },
  phone: { required: INVALID_PHONE, invalid: INVALID_PHONE },
  email: { required: INVALID_EMAIL, invalid: INVALID_EMAIL },
} as const satisfies Record<CheckoutField, Record<CheckoutProblem, string>>;

export type CheckoutFormState = {
  readonly values: CheckoutForm;
  /** Whether nothing keeps the form from being sent. */
  readonly isValid: boolean;
  /** What ties an input to its field; the message waits for the first blur, then follows every change. */
  fieldProps(field: CheckoutField): {
    value: string;
    error: string | undefined;
    onChange: (event: { target: { value: string } }) => void;
    onBlur: () => void;
  };
};

export function useCheckoutForm(): CheckoutFormState {
  const [values, setValues] = useState(NOTHING_TYPED);
  const [left, setLeft] = useState<ReadonlySet<CheckoutField>>(new Set());
  const problems = checkoutProblems(values);
  return {
    values,
    isValid: Object.keys(problems).length === 0,
    fieldProps: (field) => {
      const problem = left.has(field) ? problems[field] : undefined;
      return {
        value: values[field],
        error: problem && PROBLEM_TEXTS[field][problem],
        onChange: ({ target }) => setValues((before) => ({ ...before, [field]: target.value })),
        onBlur: () => setLeft((before) => new Set([...before, field])),
      };
    },
  };
}
