import type { FieldProblem } from '#domain/contact/field-problems.ts';
import { type CheckoutField, type CheckoutForm, checkoutProblems } from '#domain/orders/checkout-form.ts';
import { INVALID_CUSTOMER_TEXTS, TOO_LONG_CUSTOMER_TEXTS } from '#schemas/wire/customer-texts.ts';
import { useFormDraft } from '#web/ui/use-form-draft.ts';
import { type FormFields, useFormFields } from '#web/ui/use-form-fields.ts';
import { CHECKOUT_DRAFT } from './checkout-draft.ts';

const NOTHING_TYPED: CheckoutForm = { firstName: '', lastName: '', phone: '', email: '' };

const { phone: INVALID_PHONE, email: INVALID_EMAIL } = INVALID_CUSTOMER_TEXTS;

const PROBLEM_TEXTS = {
  firstName: textsOf('firstName', 'Escribe tu nombre.'),
  lastName: textsOf('lastName', 'Escribe tu apellido.'),
  phone: textsOf('phone', INVALID_PHONE),
  email: textsOf('email', INVALID_EMAIL),
} as const satisfies Record<CheckoutField, Record<FieldProblem, string>>;

function textsOf(field: CheckoutField, wrong: string) {
  return { required: wrong, 'too-long': TOO_LONG_CUSTOMER_TEXTS[field], invalid: wrong };
}

export type CheckoutFormState = FormFields<CheckoutField, FieldProblem>;

export function useCheckoutForm(): CheckoutFormState {
  const form = useFormFields({ empty: NOTHING_TYPED, problemsOf: checkoutProblems, texts: PROBLEM_TEXTS });
  useFormDraft({ draft: CHECKOUT_DRAFT, form });
  return form;
}
