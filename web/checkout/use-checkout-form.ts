import {
  type CheckoutField,
  type CheckoutForm,
  type CheckoutProblem,
  checkoutProblems,
} from '#domain/contact/checkout-form.ts';
import { useFormDraft } from '#web/ui/use-form-draft.ts';
import { type FormFields, useFormFields } from '#web/ui/use-form-fields.ts';
import { CHECKOUT_DRAFT } from './checkout-draft.ts';

const NOTHING_TYPED: CheckoutForm = { firstName: '', lastName: '', phone: '', email: '' };

const INVALID_PHONE = 'Por favor, introduce un número de teléfono válido.';
const INVALID_EMAIL = 'Por favor, introduce un correo electrónico válido.';

const PROBLEM_TEXTS = {
  firstName: { required: 'Escribe tu nombre.', invalid: 'Escribe tu nombre.' },
  lastName: { required: 'Escribe tu apellido.', invalid: 'Escribe tu apellido.' },
  phone: { required: INVALID_PHONE, invalid: INVALID_PHONE },
  email: { required: INVALID_EMAIL, invalid: INVALID_EMAIL },
} as const satisfies Record<CheckoutField, Record<CheckoutProblem, string>>;

export type CheckoutFormState = FormFields<CheckoutField>;

export function useCheckoutForm(): CheckoutFormState {
  const form = useFormFields({ empty: NOTHING_TYPED, problemsOf: checkoutProblems, texts: PROBLEM_TEXTS });
  useFormDraft({ draft: CHECKOUT_DRAFT, form });
  return form;
}
