import type { FieldProblem } from '#domain/contact/field-problems.ts';
import type { CheckoutField } from '#domain/orders/checkout-form.ts';
import { deskCustomerProblems } from '#domain/orders/desk-customer-problems.ts';
import { INVALID_CUSTOMER_TEXTS, TOO_LONG_CUSTOMER_TEXTS } from '#schemas/wire/customer-texts.ts';
import { useFormDraft } from '#web/ui/use-form-draft.ts';
import { type FormFields, useFormFields } from '#web/ui/use-form-fields.ts';

export type DeskField = CheckoutField | 'note' | 'priceList';

export const NAME_NEEDED = 'Escribe un nombre. Para una venta de mostrador alcanza con «Mostrador».';

const EMPTY: Record<DeskField, string> = {
  phone: '',
  firstName: '',
  lastName: '',
  email: '',
  note: '',
  priceList: '',
};

const DRAFT = {
  storageKey: 'hilvan:pedido-nuevo:cliente',
  fields: ['phone', 'firstName', 'lastName', 'email', 'note', 'priceList'],
} as const;

export const DESK_PROBLEM_TEXTS = {
  firstName: textsOf(NAME_NEEDED, TOO_LONG_CUSTOMER_TEXTS.firstName),
  lastName: textsOf('', TOO_LONG_CUSTOMER_TEXTS.lastName),
  phone: textsOf(INVALID_CUSTOMER_TEXTS.phone, TOO_LONG_CUSTOMER_TEXTS.phone),
  email: textsOf(INVALID_CUSTOMER_TEXTS.email, TOO_LONG_CUSTOMER_TEXTS.email),
  note: textsOf('', ''),
  priceList: textsOf('', ''),
} as const satisfies Record<DeskField, Record<FieldProblem, string>>;

function textsOf(wrong: string, tooLong: string) {
  return { required: wrong, invalid: wrong, 'too-long': tooLong };
}

export type DeskFormState = FormFields<DeskField, FieldProblem>;

/** The customer of an order at the counter, and its note. */
export function useDeskForm(): DeskFormState {
  const form = useFormFields<DeskField, FieldProblem>({
    empty: EMPTY,
    problemsOf: deskCustomerProblems,
    texts: DESK_PROBLEM_TEXTS,
  });
  useFormDraft({ draft: DRAFT, form });
  return form;
}
