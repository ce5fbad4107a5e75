import type { FieldProblem } from '#domain/contact/field-problems.ts';
import { type CheckoutField, type CheckoutForm, checkoutProblems } from '#domain/orders/checkout-form.ts';
import { INVALID_CUSTOMER_TEXTS } from '#schemas/wire/order-request.ts';
import { useFormDraft } from '#web/ui/use-form-draft.ts';
import { type FormFields, useFormFields } from '#web/ui/use-form-fields.ts';
import { CHECKOUT_DRAFT } from './checkout-draft.ts';

const NOTHING_TYPED: CheckoutForm = { firstName: '', lastName: '', phone: '', email: '' };

const { phone: INVALID_PHONE, email: INVALID_EMAIL } = INVALID_CUSTOMER_TEXTS;

const PROBLEM_TEXTS = {
  firstName: { required: 'Escribe tu nombre.', invalid: 'Escribe tu nombre.' },
  lastName: { required: 'Escribe tu apellido.', invalid: 'Escribe tu apellido.' },
  phone: { required: INVALID_PHONE, invalid: INVALID_PHONE },
  email: { required: INVALID_EMAIL, invalid: INVALID_EMAIL },
} as const satisfies Record<CheckoutField, Record<FieldProblem, string>>;

export type CheckoutFormState = FormFields<CheckoutField>;

export function useCheckoutForm(): CheckoutFormState {
  const form = useFormFields({ empty: NOTHING_TYPED, problemsOf: checkoutProblems, texts: PROBLEM_TEXTS });
  useFormDraft({ draft: CHECKOUT_DRAFT, form });
  return form;
}
